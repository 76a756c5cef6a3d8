/** Between two lines, in milliseconds. */
const EVERY = 5000

/** Says now and then how many prints are made, and how long the others may take. */
export function showProgress(
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
) {
  const start = clock()
  let last = -Infinity

  return (made: number, missing: number): void => {
    const now = clock()
    if (made < missing && now - last < EVERY) return

    last = now
    const seconds = Math.ceil((((now - start) / made) * (missing - made)) / 1000)
    log(`${made} of ${missing} prints made${made < missing ? `, about ${seconds} s left` : ''}`)
  }
}
