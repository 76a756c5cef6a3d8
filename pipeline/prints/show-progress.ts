import { progressLine, type Progress } from './progress.ts'

/** Between plain lines, where there is no terminal to draw on. */
const LINE_EVERY_MS = 5000

const BAR = 24

type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Shows progress: a bar that grows on a terminal, and a line now and then elsewhere. */
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

  /** Goes on below the bar, whether all is done or something failed. */
  function end(): void {
    if (barIsOpen) output.write('\n')
    barIsOpen = false
  }

  return { report, end }
}

function bar({ ready, all }: Progress): string {
  const filled = Math.round((BAR * ready) / all)
  return '█'.repeat(filled) + '░'.repeat(BAR - filled)
}
