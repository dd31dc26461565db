import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { showEdits } from './edits.ts';

afterEach(() => {
  showEdits();
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

test('changes the sentences that it was given, and no others', async () => {
  showEdits({ tokens: {}, sentences: { Credits: 'Coins' } });
  expect(await shownText('Credits')).toBe('Coins');
  expect(await shownText('constructor')).toBe('constructor');
});

test('swaps two sentences, also when the app writes the other one', async () => {
  const data = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data')!;
  let writes = 0;
  vi.spyOn(CharacterData.prototype, 'data', 'set').mockImplementation(function write(this: Text, text) {
    writes += 1;
    // Without an end, nothing else would run any more.
    if (writes < 20) data.set!.call(this, text);
  });
  showEdits({ tokens: {}, sentences: { Credits: 'Coins', Coins: 'Credits' } });
  expect(await shownText('Credits')).toBe('Coins');
  const text = document.querySelector('p')!.firstChild as Text;
  for (const [written, shown] of [
    ['Coins', 'Credits'],
    ['Credits', 'Coins'],
    ['Coins', 'Credits'],
  ] as const) {
    text.data = written;
    await Promise.resolve();
    expect(text.data).toBe(shown);
  }
  document.body.prepend(text);
  await Promise.resolve();
  expect(text.data).toBe('Credits');
  showEdits();
  expect([text.data, writes]).toEqual(['Coins', 8]);
});
