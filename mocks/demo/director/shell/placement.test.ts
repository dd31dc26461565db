import { expect, test } from 'vitest';
import { dockIn, fitSize, keepPlacement, readPlacement, START } from './placement.ts';

function storage(initial: string | null = null) {
  let kept = initial;
  return { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) };
}

test('place and size are remembered; a window of its own is docked again', () => {
  const device = storage();
  keepPlacement(device, { ...START, isOpen: true, dock: 'window', width: 480 });
  expect(readPlacement(device)).toEqual({ ...START, isOpen: true, dock: 'right', width: 480 });
});

test.each([null, '{', '[]', '{"width":"wide","isOpen":1}'])('damaged memory %s is as none', (text) => {
  expect(readPlacement(storage(text))).toEqual(START);
});

test('beside the app only where both have room, at the bottom elsewhere', () => {
  expect(dockIn('right', { width: 1440, height: 900 })).toBe('right');
  // The app's media queries see the whole window.
  expect(dockIn('right', { width: 1439, height: 900 })).toBe('bottom');
  expect(dockIn('right', { width: 360, height: 740 })).toBe('bottom');
});

test('the app keeps its room, whatever size is asked for', () => {
  expect(fitSize(1200, 'right', { width: 1440, height: 900 })).toBe(416);
  expect(fitSize(10, 'right', { width: 1440, height: 900 })).toBe(320);
  expect(fitSize(900, 'bottom', { width: 360, height: 740 })).toBe(500);
});
