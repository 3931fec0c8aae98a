/**
 * A browser that translates the page puts `<font>` in the place of texts, or moves them into it. React still holds the
 * texts: its next change beside one fails (« not a child of this node »), and what it writes into one that was taken
 * out is never seen. Here a text gets its place back as soon as React comes to it; the translator translates it anew.
 * https://github.com/facebook/react/issues/11538
 */
const standIns = new WeakMap<Node, ChildNode>();
const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

function noteReplaced(records: readonly MutationRecord[]) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // It stands where the text was: put there in the same step, or just before.
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    for (const removed of removedNodes)
      if (standIn && removed.nodeType === Node.TEXT_NODE) standIns.set(removed, standIn);
  }
}

/** @returns whether the node is a child of the parent, now */
function giveBack(parent: Node, node: Node | null): node is ChildNode {
  if (!node || node.parentNode === parent) return node !== null;
  const standIn = node.parentNode ? node : standIns.get(node);
  let place: Node | null | undefined = standIn;
  while (place && place.parentNode !== parent) place = place.parentNode;
  if (!standIn || !place) return false;
  insertBefore.call(parent, node, place);
  if (standIn !== node) (standIn as ChildNode).remove();
  // It held nothing but this text.
  if (isFont(place) && !place.textContent) place.remove();
  return true;
}
const { insertBefore, removeChild } = Node.prototype;

/** Once per shell, before React draws. */
export function survivePageTranslation() {
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      return insertBefore.call(this, node, giveBack(this, next) ? next : null);
    },
    removeChild(this: Node, node: Node) {
      return giveBack(this, node) ? removeChild.call(this, node) : node;
    },
  });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const place = standIns.get(this)?.parentNode;
      if (place) giveBack(place, this);
      nodeValue?.set?.call(this, value);
    },
  });
  new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });
}
