/** The items that share a key, for each key, in order of first appearance. */
export function grouped<Item>(items: Iterable<Item>, key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}
