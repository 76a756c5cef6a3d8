import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

import { chromium } from '@playwright/test'

import { findChromium } from '../../scripts/find-programs.ts'

type Message = { id?: number; method?: string; params?: any; result?: any; sessionId?: string }

const ARGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--no-first-run',
  // Taller than any page, so that everything is in view.
  '--window-size=1280,6000',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * A Chromium with one tab, driven by the DevTools protocol: Playwright turns prerendering off.
 */
export async function openBareBrowser() {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bare-browser-'))
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    [...ARGS, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const closed = once(browser, 'exit')
  const { send, events } = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable)

  // Only a tab, and not the page in it, reports prerendered pages.
  const { targetInfos } = await send('Target.getTargets', { filter: [{}] })
  const { targetId } = targetInfos.find(({ type }: { type: string }) => type === 'tab')
  const tab = await send('Target.attachToTarget', { targetId, flatten: true })
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] }
  await send('Target.setAutoAttach', all, tab.sessionId)

  return {
    send,

    /** The sessions of all pages: first the visible one, then prerendered ones. */
    pages(): string[] {
      return events
        .filter(({ method, params }) => method === ATTACHED && params.targetInfo.type === 'page')
        .map(({ params }) => params.sessionId)
    },

    /** The value of an expression, after its promise is settled. Undefined between two documents. */
    async evaluate(session: string, expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const answer = await send('Runtime.evaluate', options, session)
      return answer?.result.value
    },

    async close() {
      browser.kill()
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const ATTACHED = 'Target.attachedToTarget'

/** Sends and receives messages of the protocol. A zero byte ends each. */
function connect(to: Writable, from: Readable) {
  const events: Message[] = []
  const pending = new Map<number, (message: Message) => void>()
  let rest = ''

  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id) pending.get(message.id)?.(message)
      else events.push(message)
    }
  })

  function send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    const id = pending.size + 1
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((settle) => pending.set(id, ({ result }) => settle(result)))
  }
  return { send, events }
}
