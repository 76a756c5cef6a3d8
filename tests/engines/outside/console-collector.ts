import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** The address of the script, to which it also posts console messages. */
export const COLLECTED = '/console-of-tests.js'

/** Serves the script that listens to a page’s console, and collects its messages. */
export async function collect(request: IncomingMessage, response: ServerResponse, lines: string[]) {
  if (request.method === 'POST') lines.push(await text(request))
  response.setHeader('Content-Type', 'text/javascript')
  response.end(
    request.method === 'POST' ? '' : `(${listen})('${COLLECTED}', ${CANCELED}, ${STAY_MS})`,
  )
}

/** WebKit’s error for a script that it cancels when a visitor leaves the page. */
const CANCELED = /Importing a module script failed/

/** The error counts if the page is still open after so many ms. */
const STAY_MS = 2000

/**
 * Runs in the page before any other script. Reports what the page logs, uncaught errors and CSP
 * violations, but not what only the engine logs.
 */
function listen(address: string, canceled: RegExp, stayMs: number) {
  const report = (level: string, ...words: unknown[]) =>
    navigator.sendBeacon(
      address,
      `${level}: ${words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ')}`,
    )

  for (const level of ['log', 'warn', 'error'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      report(level === 'warn' ? 'warning' : level, ...words)
      write(...words)
    }
  }
  addEventListener('error', ({ message }) => report('uncaught', message))
  addEventListener('unhandledrejection', ({ reason }) =>
    setTimeout(report, canceled.test(String(reason)) ? stayMs : 0, 'uncaught', String(reason)),
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('error', `${violatedDirective} refused ${blockedURI}`),
  )
}
