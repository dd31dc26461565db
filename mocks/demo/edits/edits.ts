import { createStore } from '#shared/lib/store.ts';

/** What is changed in place of the app's tokens and sentences, by their names and by how they are written. */
export interface Edits {
  tokens: Record<string, string>;
  sentences: Record<string, string>;
}

const KEY = 'twin-studio-mock:edits';
const NONE: Edits = { tokens: {}, sentences: {} };

export const edits = createStore(NONE);

/** The changed wording of a sentence, by how it is written. */
export function wordingOf(sentence: string, { sentences } = edits.get()): string | undefined {
  return Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
}

/** Undefined without changes: what a link carries. */
export function linkedEdits(): Edits | undefined {
  const shown = edits.get();
  return [shown.tokens, shown.sentences].some((part) => Object.keys(part).length > 0) ? shown : undefined;
}

let observer: MutationObserver | undefined;

function rewriteChanged(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    // The app has written it anew.
    if (type === 'characterData') written.delete(target as Text);
    for (const node of [target, ...addedNodes]) rewrite(node);
  }
  // Its own changes are no news: two swapped sentences would follow each other for ever.
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
    // What React wrote since is not ours.
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

/** How the app wrote a text that is changed. */
const written = new WeakMap<Text, string>();

/** A sentence as the app wrote it, also where it is changed. */
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

/** The texts of the app: not of the director, nor of fields. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) =>
      data.trim() !== '' && !parentElement?.closest('#director, script, style, textarea'),
  );
}
