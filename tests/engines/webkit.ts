import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { freePort, startChild } from '@studio/hosts/tests/start-child'

import { isHydrated, isLaidOut } from '#owner/check/hydration.ts'
import { expect } from '../support/test.ts'
import type { Tab } from './playwright.ts'
import { startProxy } from './proxy.ts'
import { statesOf, type ElementState, type Target } from './tab.ts'

/** The full paths of the programs for WebKitGTK. */
type Programs = { driver: string; browser: string; display: string }

/** An element as WebDriver names it: an object with its id. */
type Element = Record<string, string>

/** Sends a command of a session and gives its value. A command that fails rejects. */
type Send = <Value = void>(method: string, command: string, body?: object) => Promise<Value>

/** The codes of keys, in section 17.4.2 of WebDriver (W3C). */
const KEYS = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

/** Long, because it only ends what hangs. */
const POLL = { timeout: 120_000, intervals: [50, 100, 200] }

/** Testing Library, which finds elements by role and name. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/**
 * Opens a tab of WebKitGTK with a screen, a driver and a browser of its own, so that a crash ends
 * only one journey. WebDriver can neither read the console nor answer requests: a proxy does both.
 */
export async function openWebkit({ driver, browser, display }: Programs, site: string) {
  const proxy = await startProxy()
  // X chooses a free display and prints its number.
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  const screen = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3]!, 'data')
  const port = await freePort()
  const server = await startChild({
    command: driver,
    args: ['-p', String(port)],
    port,
    // Its sandbox fails as root, and containers usually run as root.
    env: { DISPLAY: `:${number}`.trim(), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const end = async () => {
    await server.stop()
    screen.kill()
    proxy.close()
  }
  // With the standard `proxy` capability it would use TLS to the proxy.
  const options = {
    binary: browser,
    args: ['--automation', '--full-screen', `--proxy=${proxy.address}`],
  }
  const wanted = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options }
  try {
    const session = await command<{ sessionId: string }>(port, 'POST', '/session', {
      capabilities: { alwaysMatch: wanted },
    })
    const send: Send = (method, name, body) =>
      command(port, method, `/session/${session.sessionId}${name}`, body)
    const tab = tabOf(send, site, proxy.lines)
    await tab.resize(1440, 900)
    return { tab, outside: proxy.requests, close: () => send('DELETE', '').finally(end) }
  } catch (error) {
    await end()
    throw error
  }
}

async function command<Value>(port: number, method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value as Value
}

function tabOf(send: Send, site: string, lines: string[]): Tab {
  const run = <T>(script: string, ...args: unknown[]) =>
    send<T>('POST', '/execute/sync', { script, args })

  /** Evaluates an expression in the page, after adding Testing Library to it. */
  async function inPage<T>(expression: string): Promise<T> {
    const script = `return 'TestingLibraryDom' in window ? [${expression}] : undefined`
    const answer = await run<[T] | null>(script)
    if (answer) return answer[0]

    await run(LIBRARY)
    // Tries again, because the page may have changed meanwhile.
    return inPage(expression)
  }

  /** The first matching element, once it is visible. */
  async function at(target: Target): Promise<string> {
    let id = ''
    await expect(async () => {
      const [state] = await inPage<ElementState[]>(`(${statesOf})(${queryFor(target)})`)
      expect(state?.visible, `There is no ${JSON.stringify(target)}`).toBe(true)
      id = Object.values(await inPage<Element>(`${queryFor(target)}[0]`))[0]!
    }).toPass(POLL)
    const script = 'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })'
    await run(script, asElement(id))
    return id
  }

  const point = (...actions: object[]) =>
    send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  const moveTo = (x: number, y: number, origin: object | 'viewport' = 'viewport') => {
    return { type: 'pointerMove', duration: 0, x, y, origin }
  }

  return {
    async goto(path) {
      await send('POST', '/url', { url: new URL(path, site).href })
      for (const isReady of [isHydrated, isLaidOut]) {
        await expect.poll(() => run(`return (${isReady})()`), POLL).toBe(true)
      }
    },
    look: (target) => inPage<ElementState[]>(`(${statesOf})(${queryFor(target)})`),
    click: (target) =>
      // Fails while the page is changing places, after a link or while it loads.
      expect(async () => send('POST', `/element/${await at(target)}/click`)).toPass(POLL),
    clickAt: (x, y) =>
      point(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    async hover(target) {
      const origin = asElement(await at(target))
      await point(moveTo(0, 0, origin), moveTo(3, 3, origin))
    },
    async fill(target, words) {
      const field = await at(target)
      await send('POST', `/element/${field}/clear`)
      await send('POST', `/element/${field}/value`, { text: words })
    },
    press: (key) => {
      const value = KEYS[key]
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      return send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    scrollTo: async (target) => void (await at(target)),
    resize: (width, height) => send('POST', '/window/rect', { x: 0, y: 0, width, height }),
    back: () => send('POST', '/back'),
    forward: () => send('POST', '/forward'),
    address: () => send<string>('GET', '/url'),
    async frame(target) {
      await send('POST', '/frame', { id: asElement(await at(target)) })
      try {
        return await run<string>('return document.body?.innerText ?? ""')
      } finally {
        await send('POST', '/frame', { id: null })
      }
    },
    logged: async () => [...lines],
  }
}

/** The key is that of section 12.1 of WebDriver. */
function asElement(id: string): Element {
  return { 'element-6066-11e4-a52e-4f735466cecf': id }
}

/** JavaScript that finds the elements of a target by Testing Library. */
function queryFor({ by, role, words, inside }: Target): string {
  // Nothing is in a place that is not there.
  const place = inside ? `(${queryFor(inside)}[0] ?? new Image())` : 'document.documentElement'
  const expected = words instanceof RegExp ? String(words) : JSON.stringify(words)
  if (by === 'text') return `TestingLibraryDom.queryAllByText(${place}, ${expected})`
  if (by === 'title') return `TestingLibraryDom.queryAllByTitle(${place}, ${expected})`
  const name = words ? `{ name: ${expected} }` : '{}'
  return `TestingLibraryDom.queryAllByRole(${place}, '${role}', ${name})`
}
