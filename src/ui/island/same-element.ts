/** An element of an island, or the one that React has put in its place when it rendered the island again. */
export function sameElement<Kind extends HTMLElement>(old: Kind, island: Element): Kind {
  if (old.isConnected) return old

  const candidates = island.querySelectorAll<Kind>(old.localName)
  return [...candidates].find((one) => nameOf(one) === nameOf(old)) ?? old
}

function nameOf(element: Element) {
  return [
    element.className,
    ...['name', 'value', 'aria-label'].map((name) => element.getAttribute(name)),
  ].join()
}
