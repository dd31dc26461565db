/**
 * Lets React remove nodes, and insert beside nodes, that a translator or an extension has moved or removed.
 *
 * Chrome and Edge translate a page by replacing texts with `<font>` elements. React still refers to the original texts,
 * for which `removeChild` and `insertBefore` throw. The screen would crash
 * (https://github.com/facebook/react/issues/11538). React cannot update a replaced text, so a text that changes must be
 * the only child of its element, whose whole content React sets.
 */
export function allowMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    let removed: Node = child;
    // Also remove a wrapper that contains nothing else.
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
