/** Positions 0, 1, 2 … with some of them together, the first of these at `start`. */
export function gathered(count: number, chosen: number[], start: number): number[] {
  const others = [...Array(count).keys()].filter((at) => !chosen.includes(at))
  return others.toSpliced(start, 0, ...chosen)
}

/** The moves that put positions 0, 1, 2 … into an order, one after another. */
export function movesTo(order: number[]): { from: number; to: number }[] {
  const now = order.toSorted((one, other) => one - other)
  return order.flatMap((wanted, to) => {
    const from = now.indexOf(wanted)
    if (from === to) return []
    now.splice(to, 0, ...now.splice(from, 1))
    return [{ from, to }]
  })
}
