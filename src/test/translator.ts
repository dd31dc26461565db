/**
 * Translates the page as Chrome does: each text is replaced by two `<font>` elements, again and again. The words stay
 * the same, so that tests find them.
 * @param isMoved the texts are moved into the elements instead, as extensions do
 * @returns stops it
 */
export function startTranslator({ isMoved = false } = {}): () => void {
  const options = { childList: true, characterData: true, subtree: true };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text, isMoved);
    observer.takeRecords();
  };
  const observer = new MutationObserver(translateAll);
  translateAll();
  observer.observe(document.body, options);
  return () => observer.disconnect();
}

function translate(text: Text, isMoved: boolean) {
  const isKept = text.parentElement?.closest(
    'font, script, style, noscript, svg, textarea, [translate="no"]',
  );
  if (isKept || text.data.trim() === '') return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  outer.append(inner);
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
  if (before !== '') text.before(before);
  if (after !== '') text.after(after);
  text.replaceWith(outer);
  inner.append(isMoved ? text : words);
}
