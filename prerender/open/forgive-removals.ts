/**
 * Lets React draw on after somebody else has removed, moved or wrapped an element of the page, as content
 * blockers and translators do. The browser refuses to remove what is not there, or to insert before it.
 * React would then drop the whole page. Call before hydration.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function forgiveRemovals() {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode
    return parent ? (Reflect.apply(removeChild, parent, [child]) as Child) : child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    let before = next
    // It may be wrapped now. If it is gone, the place is the end.
    while (before && before.parentNode !== this) before = before.parentNode
    return Reflect.apply(insertBefore, this, [child, before]) as Child
  }
}
