/** How far printing has come. */
export type Progress = {
  /** Prints that are ready, including those from the cache. */
  ready: number
  all: number
  cached: number
  /** Bytes of the prints made so far. */
  bytes: number
}

/** Between plain lines, where there is no terminal to draw on. */
const LINE_EVERY_MS = 5000

const BAR = 24

type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Shows progress: one line that is drawn over on a terminal, a new line now and then elsewhere. */
export function showProgress(
  output: Output,
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
) {
  const start = clock()
  let lastLine = -Infinity
  let barIsOpen = false

  function report(progress: Progress): void {
    const now = clock()
    const line = progressLine(progress, now - start)
    const finished = progress.ready === progress.all

    if (output.isTTY) {
      const text = `${bar(progress)} ${line}`.slice(0, (output.columns ?? 80) - 1)
      output.write(`\r\u001b[K${text}`)
      barIsOpen = true
    } else if (finished || now - lastLine >= LINE_EVERY_MS) {
      lastLine = now
      log(line)
    }
  }

  return {
    report,

    /** Goes on below the bar, whether all is done or something failed. */
    end(): void {
      if (barIsOpen) output.write('\n')
      barIsOpen = false
    },
  }
}

/** The time left is estimated from the prints made so far, in `elapsed` milliseconds. */
function progressLine({ ready, all, cached, bytes }: Progress, elapsed: number): string {
  const made = ready - cached
  return [
    `prints ${ready} of ${all}`,
    cached > 0 ? `${cached} from the cache` : '',
    `${(bytes / 1e6).toFixed(1)} MB made`,
    ready < all && made > 0 ? `${duration((elapsed / made) * (all - ready))} left` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

function bar({ ready, all }: Progress): string {
  const filled = Math.round((BAR * ready) / all)
  return '█'.repeat(filled) + '░'.repeat(BAR - filled)
}
