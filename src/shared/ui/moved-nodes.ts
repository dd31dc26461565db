/**
 * Lets React remove a node, and insert beside a node, that a translator or an extension has moved or taken away.
 *
 * Chrome and Edge translate a page by putting `<font>` elements in the place of texts. React keeps the texts, and the
 * browser's own `removeChild` and `insertBefore` throw for them, which would end the screen
 * (https://github.com/facebook/react/issues/11538). A text that was replaced cannot be found on the page, so texts that
 * change are alone in their element, whose whole content React sets.
 */
export function allowMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    let removed: Node = child;
    // With the wrapper that holds nothing else.
    while (removed.parentNode !== this && removed.parentNode?.childNodes.length === 1)
      removed = removed.parentNode;
    if (removed.parentNode) removeChild.call(removed.parentNode, removed);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    let before = next;
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, node, before);
    return node;
  };
}
