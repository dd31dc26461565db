import { afterEach, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { sentencesIn, showEdits } from './edits.ts';

afterEach(() => {
  showEdits();
  document.body.replaceChildren();
});

/** A new paragraph, once the page's observers were notified. */
async function paragraphOf(markup: string): Promise<HTMLElement> {
  const paragraph = document.createElement('p');
  paragraph.innerHTML = markup;
  document.body.append(paragraph);
  await atRest();
  return paragraph;
}

test('changes the sentences that it was given, and no others', async () => {
  showEdits({ tokens: {}, sentences: { Credits: 'Coins' } });
  expect((await paragraphOf('Credits')).textContent).toBe('Coins');
  expect((await paragraphOf('constructor')).textContent).toBe('constructor');
});

test('a sentence with an italic word is one; what was not changed keeps its place in it', async () => {
  const heading = await paragraphOf('Train once. <em>Create forever.</em> Now');
  const [sentence] = sentencesIn(document.body);
  expect(sentence?.original).toBe('Train once. Create forever. Now');
  const change = (wording: string) => showEdits({ tokens: {}, sentences: { [sentence!.original]: wording } });
  change('Train once. Draw forever. Now');
  expect(heading.innerHTML).toBe('Train once. <em>Draw forever.</em> Now');
  change('Pay. Create forever. Now or never');
  expect(heading.textContent).toBe('Pay. Create forever. Now or never');
  // The app shows another sentence there.
  heading.lastChild!.textContent = ' Later';
  await atRest();
  expect(heading.innerHTML).toBe('Train once. <em>Create forever.</em> Later');
  showEdits();
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
  const paragraph = await paragraphOf('Credits');
  expect(paragraph.textContent).toBe('Coins');
  const text = paragraph.firstChild as Text;
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
