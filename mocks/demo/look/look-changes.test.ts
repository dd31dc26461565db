import { afterEach, expect, it, vi } from 'vitest';
import { atRest } from '../../testing/test-calls.ts';
import { showLook } from './look-changes.ts';

afterEach(() => {
  showLook();
  document.body.replaceChildren();
});

/** @returns the text of a new paragraph, once the page's observers were told of it */
async function shownText(text: string): Promise<string> {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  document.body.append(paragraph);
  await atRest();
  return paragraph.textContent;
}

it('changes the sentences that it was given, and no others', async () => {
  showLook({ tokens: {}, sentences: { Credits: 'Coins' } });
  expect(await shownText('Credits')).toBe('Coins');
  expect(await shownText('constructor')).toBe('constructor');
});

it('stops reading the page when the last change is undone', async () => {
  showLook({ tokens: {}, sentences: { Credits: 'Coins' } });
  expect(await shownText('Credits')).toBe('Coins');
  showLook();
  const read = vi.spyOn(document, 'createTreeWalker');
  expect(await shownText('Credits')).toBe('Credits');
  expect(read).not.toHaveBeenCalled();
});
