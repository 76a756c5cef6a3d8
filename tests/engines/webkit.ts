import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

import { freePort, startChild } from '@studio/hosts/tests/start-child'

import { wake } from '#owner/check/examine-page.ts'
import { expect, isHydrated } from '../support/test.ts'
import { startProxy } from './proxy.ts'
import { statesOf, type ElementState, type Tab, type Target } from './ui.ts'

/** The full paths of the programs for WebKitGTK. */
type Programs = { driver: string; browser: string; display: string }

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

/** Testing Library, which finds elements by role and name. */
const LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'

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
  let session = `http://127.0.0.1:${port}/session`
  const send: Send = async (method, command, body = {}) => {
    const post = method === 'POST' && { body: JSON.stringify(body) }
    const answer = await fetch(session + command, { method, ...post })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  // With the standard `proxy` capability it would use TLS to the proxy.
  const started = ['--automation', '--full-screen', `--proxy=${proxy.address}`]
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: started } }
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, ...options } }
  try {
    session += `/${(await send<{ sessionId: string }>('POST', '', { capabilities })).sessionId}`
    const tab = tabOf(send, site, proxy.lines)
    await tab.resize(1440, 900)
    return { tab, outside: proxy.requests, close: () => send('DELETE', '').finally(end) }
  } catch (error) {
    await end()
    throw error
  }
}

function tabOf(send: Send, site: string, lines: string[]): Tab {
  const run = <T>(script: string, ...args: unknown[]) =>
    send<T>('POST', '/execute/sync', { script, args })

  /** Evaluates an expression in the page, after adding Testing Library to it. */
  async function inPage<T>(expression: string): Promise<T> {
    const script = `return 'TestingLibraryDom' in window ? [${expression}] : undefined`
    const answer = await run<[T] | null>(script)
    if (answer) return answer[0]

    await run(readFileSync(LIBRARY, 'utf8'))
    // Tries again, because the page may have changed meanwhile.
    return inPage(expression)
  }

  const look = (target: Target) => inPage<ElementState[]>(`(${statesOf})(${queryFor(target)})`)

  /** The first matching element, once it is visible, scrolled into view: how WebDriver names it, and its id. */
  async function at(target: Target) {
    let element = {}
    await expect(async () => {
      const [state] = await look(target)
      expect(state?.visible, `There is no ${JSON.stringify(target)}`).toBe(true)
      element = await inPage(`${queryFor(target)}[0]`)
    }).toPass()
    await run('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element)
    return { element, path: `/element/${Object.values(element)[0]}` }
  }

  const act = (type: string, ...actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const moveTo = (x: number, y: number, origin: object | 'viewport' = 'viewport') => {
    return { type: 'pointerMove', duration: 0, x, y, origin }
  }

  return {
    async goto(path) {
      await send('POST', '/url', { url: new URL(path, site).href })
      await run(`(${wake})()`)
      await expect.poll(() => run(`return (${isHydrated})()`)).toBe(true)
    },
    look,
    click: (target) =>
      // Fails while the page is changing places, after a link or while it loads.
      expect(async () => send('POST', `${(await at(target)).path}/click`)).toPass(),
    clickAt: (x, y) =>
      act('pointer', moveTo(x, y), ...['pointerDown', 'pointerUp'].map(pressing({ button: 0 }))),
    async hover(target) {
      const { element } = await at(target)
      await act('pointer', moveTo(0, 0, element), moveTo(3, 3, element))
    },
    async fill(target, text) {
      const { path } = await at(target)
      await send('POST', `${path}/clear`)
      await send('POST', `${path}/value`, { text })
    },
    press: (key) => act('key', ...['keyDown', 'keyUp'].map(pressing({ value: KEYS[key] }))),
    scrollTo: async (target) => void (await at(target)),
    async resize(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height })
      // What listens to the width of the window hears of it with the next frame.
      await run('return new Promise(requestAnimationFrame)')
    },
    back: () => send('POST', '/back'),
    forward: () => send('POST', '/forward'),
    address: () => send<string>('GET', '/url'),
    async frame(target) {
      await send('POST', '/frame', { id: (await at(target)).element })
      const said = run<string>('return document.body?.innerText ?? ""')
      return said.finally(() => send('POST', '/frame', { id: null }))
    },
    logged: async () => [...lines],
  }
}

const pressing = (what: object) => (type: string) => ({ type, ...what })

/** JavaScript that finds the elements of a target by Testing Library. */
function queryFor({ by, role, words, inside }: Target): string {
  // Nothing is in a place that is not there.
  const place = inside ? `(${queryFor(inside)}[0] ?? new Image())` : 'document.documentElement'
  const expected = words instanceof RegExp ? String(words) : JSON.stringify(words)
  const named = by === 'Role' ? `'${role}', ${words ? `{ name: ${expected} }` : '{}'}` : expected
  return `TestingLibraryDom.queryAllBy${by}(${place}, ${named})`
}
