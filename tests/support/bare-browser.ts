import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

import { chromium } from '@playwright/test'

import { findChromium } from '../../scripts/find-chromium.mjs'

type Message = { id?: number; method?: string; params?: any; result?: any; sessionId?: string }

const ARGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  // As tall as any page, so that everything is near.
  '--window-size=1280,6000',
  // There is no other site in its world.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * A Chromium with one tab, driven over a pipe by the DevTools protocol alone: Playwright forbids the
 * browsers that it drives to prerender pages.
 */
export async function openBareBrowser() {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bare-browser-'))
  const browser = spawn(
    findChromium() ?? chromium.executablePath(),
    [...ARGS, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const { send, heard } = talk(browser.stdio[3] as Writable, browser.stdio[4] as Readable)

  // Only who looks at a tab, rather than at the page in it, is shown pages that are prerendered.
  const { targetInfos } = await send('Target.getTargets', { filter: [{}] })
  const { targetId } = targetInfos.find(({ type }: { type: string }) => type === 'tab')
  const tab = await send('Target.attachToTarget', { targetId, flatten: true })
  const every = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] }
  await send('Target.setAutoAttach', every, tab.sessionId)

  return {
    send,

    /** The sessions of pages: of the one that is shown, then of those prerendered since. */
    pages(): string[] {
      return heard
        .filter(({ method, params }) => method === ATTACHED && params.targetInfo.type === 'page')
        .map(({ params }) => params.sessionId)
    },

    /** What an expression comes to, once it has come to something. */
    async evaluate(session: string, expression: string) {
      const how = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await send('Runtime.evaluate', how, session)
      return result.value
    },

    async close() {
      const closed = new Promise((settle) => browser.once('exit', settle))
      browser.kill()
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const ATTACHED = 'Target.attachedToTarget'

/** Messages of the protocol, each ended by a zero. */
function talk(to: Writable, from: Readable) {
  const heard: Message[] = []
  const asked = new Map<number, (message: Message) => void>()
  let rest = ''

  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id) asked.get(message.id)?.(message)
      else heard.push(message)
    }
  })

  function send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    const id = asked.size + 1
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((settle) => asked.set(id, ({ result }) => settle(result)))
  }
  return { send, heard }
}
