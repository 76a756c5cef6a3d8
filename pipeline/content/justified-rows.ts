/** Sum of aspect ratios (width ÷ height) a row should come near: wide, but not a strip. */
const TARGET = 2.4
const MOST_IN_A_ROW = 4

/** The least aspect ratio with which one photograph, no higher than a window, fills a row. */
const FULL = 2

type Rows<Item> = { cost: number; rows: Item[][] }

/**
 * Splits a list, its order kept, into rows of 1 to 4 that each fill the page's width at one
 * height without cropping. Chooses the split whose rows come nearest to one height.
 */
export function justifiedRows<Item>(items: Item[], ratio: (item: Item) => number): Item[][] {
  const best: Rows<Item>[] = [{ cost: 0, rows: [] }]

  for (let end = 1; end <= items.length; end++) {
    const choices = best.slice(-MOST_IN_A_ROW).map((before, index, before4) => {
      const row = items.slice(end - (before4.length - index), end)
      return { cost: before.cost + unevenness(row, ratio), rows: [...before.rows, row] }
    })
    best.push(choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least)))
  }
  return best.at(-1)!.rows
}

/**
 * Squared, so that two rows slightly off are better than one that is far off. One photograph that
 * leaves half of its row empty is worse than either.
 */
function unevenness<Item>(row: Item[], ratio: (item: Item) => number): number {
  const sum = row.reduce((total, item) => total + ratio(item), 0)
  const isHalfEmpty = row.length === 1 && sum < FULL
  return (sum / TARGET - 1) ** 2 + (isHalfEmpty ? 1 : 0)
}
