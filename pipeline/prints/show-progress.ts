/** Between two lines, in milliseconds. */
const EVERY = 5000

/** Before this share of the work is done, nobody knows how long the rest takes. */
const TELLING = 0.1

/** Says how many prints are to be made, now and then how many are, and how long the others may take. */
export function showProgress(
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
) {
  const start = clock()
  let last = start

  return (made: number, missing: number, share: number): void => {
    const now = clock()
    if (made === 0) return log(`${missing} prints to make`)
    if (made < missing && now - last < EVERY) return

    last = now
    const seconds = Math.ceil(((now - start) * (1 / share - 1)) / 1000)
    const isTelling = made < missing && share >= TELLING
    log(`${made} of ${missing} prints made${isTelling ? `, about ${seconds} s left` : ''}`)
  }
}
