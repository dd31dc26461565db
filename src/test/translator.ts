/**
 * Translates the page as Chrome does: every text, even a new one, is replaced by two `<font>` elements. The words stay
 * the same, so that tests find them.
 */
export function startTranslator() {
  const translated: { text: Text; font: Element }[] = [];
  const removed = new Set<Node>();
  const observer = new MutationObserver(translateAll);
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    removed.add(child);
    removeChild.call(this, child);
    return child;
  };

  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isWorded)) {
      const font = document.createElement('font');
      // Accessible names need the space around the words.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
      font.appendChild(document.createElement('font')).append(words);
      text.replaceWith(before, font, after);
      translated.push({ text, font });
    }
    observer.takeRecords();
  }

  translateAll();
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    /** Texts that the page still shows after React has changed or removed them. */
    staleTexts: () =>
      translated
        .filter(
          ({ text, font }) =>
            font.isConnected && (removed.has(text) || !text.data.includes(font.textContent)),
        )
        .map(({ text, font }) => `${font.textContent} (now: ${removed.has(text) ? 'removed' : text.data})`),
    stop() {
      observer.disconnect();
      Node.prototype.removeChild = removeChild;
    },
  };
}

function isWorded(text: Text): boolean {
  const isUntranslated = text.parentElement?.closest(
    'font, script, style, noscript, svg, textarea, [translate="no"]',
  );
  return !isUntranslated && text.data.trim() !== '';
}
