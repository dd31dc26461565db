/**
 * Translates the page as Chrome does: each text is replaced by two `<font>` elements, again and again. The words stay
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
      // The space around the words stays, which names of elements are made with.
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
    /** Texts that React has changed or removed since, while the page still shows the old ones. */
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
  const isLeft = text.parentElement?.closest(
    'font, script, style, noscript, svg, textarea, [translate="no"]',
  );
  return !isLeft && text.data.trim() !== '';
}
