/** Between two lines, in milliseconds. */
const EVERY = 5000

/** Says how many prints are to be made, now and then how many are, and how long the others may take. */
export function showProgress(
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
) {
  const start = clock()
  let last = start

  return (made: number, missing: number): void => {
    const now = clock()
    if (made === 0) return log(`${missing} prints to make`)
    if (made < missing && now - last < EVERY) return

    last = now
    const seconds = Math.ceil((((now - start) / made) * (missing - made)) / 1000)
    log(`${made} of ${missing} prints made${made < missing ? `, about ${seconds} s left` : ''}`)
  }
}
