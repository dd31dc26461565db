import { createStore } from '#shared/lib/store.ts';

/** Changed tokens by their names, and changed sentences by their original text. */
export interface Edits {
  tokens: Record<string, string>;
  sentences: Record<string, string>;
}

const KEY = 'twin-studio-mock:edits';
const NONE: Edits = { tokens: {}, sentences: {} };

export const edits = createStore(NONE);

/** The changed wording of a sentence, by its original text. */
export function wordingOf(sentence: string, { sentences } = edits.get()): string | undefined {
  return Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
}

/** The changes for a link; undefined if there are none. */
export function linkedEdits(): Edits | undefined {
  const shown = edits.get();
  return [shown.tokens, shown.sentences].some((part) => Object.keys(part).length > 0) ? shown : undefined;
}

let observer: MutationObserver | undefined;

function rewriteChanged(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    // The app has changed the text.
    if (type === 'characterData') written.delete(target as Text);
    for (const node of [target, ...addedNodes]) rewrite(node);
  }
  // Ignores its own changes, or two swapped sentences would replace each other endlessly.
  observer?.takeRecords();
}

/** Shows these changes in place of the ones before, for as long as this tab lives. */
export function showEdits(next: Edits = NONE): void {
  observer?.disconnect();
  const { style } = document.documentElement;
  const before = edits.get();
  for (const name of Object.keys(before.tokens)) style.removeProperty(name);
  for (const [name, value] of Object.entries(next.tokens)) style.setProperty(name, value);
  edits.set(next);
  for (const text of textsIn(document.body)) {
    const own = written.get(text);
    // React may have changed it since.
    if (own !== undefined && text.data === wordingOf(own, before)) text.data = own;
  }
  if (linkedEdits()) {
    rewrite(document.body);
    observer = new MutationObserver(rewriteChanged);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  sessionStorage.setItem(KEY, JSON.stringify(next));
}

/** After a reload. */
export function showKeptEdits(): void {
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null) showEdits(JSON.parse(kept) as Edits);
}

/** The original text of each changed node. */
const written = new WeakMap<Text, string>();

/** The original sentence of a text, changed or not. */
export function writtenText(text: Text): string {
  const own = written.get(text);
  return own !== undefined && text.data === wordingOf(own) ? own : text.data;
}

function rewrite(node: Node): void {
  for (const text of textsIn(node)) {
    const next = wordingOf(text.data);
    const own = written.get(text);
    const isShown = own !== undefined && text.data === wordingOf(own);
    if (next === undefined || next === text.data || isShown) continue;
    written.set(text, text.data);
    text.data = next;
  }
}

/** The texts of the app, without the director and fields. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) =>
      data.trim() !== '' && !parentElement?.closest('#director, script, style, textarea'),
  );
}
