import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

/** The output when a line is shown every ten seconds. */
function written(output: { isTTY?: boolean; columns?: number }): string[] {
  const texts: string[] = [];
  let ms = 0;
  const progress = createProgress({ ...output, write: (text) => texts.push(text) }, () => ms);
  for (const line of ['1 of 9 cases', '2 of 9 cases', '3 of 9 cases', '4 of 9 cases']) {
    progress.show(line);
    ms += 10_000;
  }
  progress.end();
  return texts;
}

test('A log gets a line every 30 seconds', () => {
  expect(written({})).toEqual(['1 of 9 cases\n', '4 of 9 cases\n']);
});

test('A terminal shows one line that is replaced', () => {
  const lines = written({ isTTY: true, columns: 10 });
  expect(lines.slice(0, 2)).toEqual(['\r\u001b[K1 of 9 ca', '\r\u001b[K2 of 9 ca']);
  expect(lines.at(-1)).toBe('\r\u001b[K');
});
