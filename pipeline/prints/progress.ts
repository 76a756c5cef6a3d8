/** How far printing has come. */
export type Progress = {
  /** Prints that are ready, those that were ready before among them. */
  ready: number
  all: number
  /** Prints that were ready before. */
  cached: number
  /** Of the prints made so far. */
  bytes: number
}

/**
 * One line about it. The time left is judged by the prints made so far, after `elapsed`
 * milliseconds.
 */
export function progressLine({ ready, all, cached, bytes }: Progress, elapsed: number): string {
  const made = ready - cached
  const left = made > 0 ? (elapsed / made) * (all - ready) : undefined
  return [
    `prints ${ready} of ${all}`,
    cached > 0 ? `${cached} from the cache` : '',
    `${(bytes / 1e6).toFixed(1)} MB made`,
    ready < all && left !== undefined ? `${duration(left)} left` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Milliseconds as someone who waits wants them: no finer than they can be foretold. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
