import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Where its script comes from, and where it posts what it heard. */
export const COLLECTED = '/console-of-tests.js'

/** Hands out the script that listens to a page's console, and takes what it heard. */
export async function collect(request: IncomingMessage, response: ServerResponse, lines: string[]) {
  if (request.method === 'POST') lines.push(await text(request))
  response.setHeader('Content-Type', 'text/javascript')
  response.end(request.method === 'POST' ? '' : `(${listen})('${COLLECTED}', ${LEFT}, ${LIVES_ON})`)
}

/** What WebKit says of a script that it gives up when its page is left: nobody is there to see it. */
const LEFT = /Importing a module script failed/

/** How long a page must live on for this to count, in ms. */
const LIVES_ON = 2000

/**
 * Runs in the page, before all else. Tells of what the page writes, of errors that nobody caught, and
 * of what the policy refused; what only the engine itself writes it does not hear.
 */
function listen(address: string, left: RegExp, livesOn: number) {
  const tell = (level: string, ...words: unknown[]) =>
    navigator.sendBeacon(
      address,
      `${level}: ${words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ')}`,
    )

  for (const level of ['log', 'warn', 'error'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      tell(level === 'warn' ? 'warning' : level, ...words)
      write(...words)
    }
  }
  addEventListener('error', ({ message }) => tell('uncaught', message))
  addEventListener('unhandledrejection', ({ reason }) =>
    setTimeout(tell, left.test(String(reason)) ? livesOn : 0, 'uncaught', String(reason)),
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('error', `${violatedDirective} refused ${blockedURI}`),
  )
}
