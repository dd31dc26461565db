import { createStore } from '#shared/lib/store.ts';

/** Changed tokens by their names, and changed sentences by their original text. */
export interface Edits {
  tokens: Record<string, string>;
  sentences: Record<string, string>;
}

const KEY = 'twin-studio-mock:edits';
const NONE: Edits = { tokens: {}, sentences: {} };

export const edits = createStore(NONE);

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
    for (const node of [target, ...addedNodes]) rewrite(node instanceof Text ? blockOf(node) : node);
  }
  // Ignores its own changes, or two swapped sentences would replace each other endlessly.
  observer?.takeRecords();
}

/** Shows these changes in place of the ones before, for as long as this tab lives. */
export function showEdits(next: Edits = NONE): void {
  observer?.disconnect();
  const { style } = document.documentElement;
  for (const name of Object.keys(edits.get().tokens)) style.removeProperty(name);
  for (const [name, value] of Object.entries(next.tokens)) style.setProperty(name, value);
  edits.set(next);
  rewrite(document.body);
  if (linkedEdits()) {
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

/** A sentence as people read it: all texts of one block, such as a heading with an italic word. */
export interface Sentence {
  original: string;
  /** Its texts, before a change. */
  parts: string[];
  texts: Text[];
}

/** The app's sentences, without those of the director and of fields. */
export function sentencesIn(root: Node): Sentence[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Text[]>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('#director, #step-note, script, noscript, style, textarea')) continue;
    const block = blockOf(text);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return [...blocks.values()]
    .map((texts) => ({ texts, parts: texts.map(originalOf) }))
    .map((sentence) => ({ ...sentence, original: sentence.parts.join('') }))
    .filter(({ original }) => original.trim() !== '');
}

function blockOf({ parentElement }: Text): Element {
  let block = parentElement ?? document.body;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

/** Each changed text, before and after. */
const written = new WeakMap<Text, { original: string; shown: string }>();

function originalOf(text: Text): string {
  const change = written.get(text);
  // React may have changed it since.
  return change?.shown === text.data ? change.original : text.data;
}

function rewrite(root: Node): void {
  const { sentences } = edits.get();
  for (const { original, parts, texts } of sentencesIn(root)) {
    const next = Object.hasOwn(sentences, original) ? spread(parts, sentences[original] ?? '') : parts;
    for (const [index, text] of texts.entries()) {
      const [part = '', shown = ''] = [parts[index], next[index]];
      if (shown === part) written.delete(text);
      else written.set(text, { original: part, shown });
      if (text.data !== shown) text.data = shown;
    }
  }
}

/** Spreads a new wording over the parts of a sentence: what did not change stays in its part. */
export function spread(parts: readonly string[], wording: string): string[] {
  const all = parts.join('');
  const most = Math.min(all.length, wording.length);
  let start = 0;
  while (start < most && all[start] === wording[start]) start += 1;
  let same = 0;
  while (same < most - start && all.at(-1 - same) === wording.at(-1 - same)) same += 1;
  let middle = wording.slice(start, wording.length - same);
  let from = 0;
  return parts.map((part, index) => {
    const head = part.slice(0, Math.max(0, start - from));
    const tail = part.slice(Math.max(0, all.length - same - from));
    from += part.length;
    if (from <= start && index < parts.length - 1) return head + tail;
    const own = middle;
    middle = '';
    return head + own + tail;
  });
}
