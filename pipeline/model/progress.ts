/** Between two lines, in milliseconds. */
const EVERY = 5000

/** Before this share of the work is done, nobody knows how long the rest takes. */
const TELLING = 0.1

/**
 * Called with how much is done of something, and with the share of the work that this is, 0 to 1, where its parts
 * take different times.
 */
export type Report = (done: number, all: number, share?: number) => void

/** One line about something long, like `Printing your photographs, 40 of 360, about 25 minutes left …`. */
export function progress(doing: string, done: number, all: number, secondsLeft?: number): string {
  return `${doing}, ${done} of ${all}${secondsLeft === undefined ? '' : `, ${timeLeft(secondsLeft)}`} …`
}

/** Says at once what begins, where it is told so, and now and then how far it is and how long the rest may take. */
export function showProgress(
  doing: string,
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
): Report {
  const start = clock()
  let last = start
  let hasSaid = false

  return (done, all, share = done / all) => {
    const now = clock()
    const isDue = done === 0 || (done === all ? hasSaid : now - last >= EVERY)
    if (!isDue) return
    last = now
    hasSaid = true
    const isTelling = done < all && share >= TELLING
    log(
      progress(doing, done, all, isTelling ? ((now - start) * (1 / share - 1)) / 1000 : undefined),
    )
  }
}

/** In minutes: nobody can tell the seconds. */
function timeLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute left'
  return `about ${minutes === 1 ? '1 minute' : `${minutes} minutes`} left`
}
