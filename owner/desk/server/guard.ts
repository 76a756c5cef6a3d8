import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'

export type Guard = Awaited<ReturnType<typeof openGuard>>

/**
 * Lets in the owner of a studio, and nobody else on her computer. Each start of the desk has a new token: it
 * is in the address that the terminal shows, then in a cookie that no other site can send. No file has it,
 * only its hash: a window that stayed open goes on with a desk that was started again, and gets the new one.
 *
 * @param port of the server, once it listens.
 * @param file keeps the hash of the token that the last window was given.
 */
export async function openGuard(port: () => number, file: string) {
  const token = randomBytes(24).toString('base64url')
  const former = await readFile(file, 'utf8').catch(() => '')
  let code: string | undefined

  const cookie = () => `desk-${port()}`

  function cookieIn({ headers }: IncomingMessage): string | undefined {
    const given = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(`${cookie()}=`))
    return given?.slice(cookie().length + 1)
  }

  async function newCookie(): Promise<string> {
    // Where it cannot be written, the window has to be opened again after the next start.
    await writeFile(file, hashOf(token), { mode: 0o600 }).catch(() => {})
    return `${cookie()}=${token}; Path=/__desk; HttpOnly; SameSite=Strict`
  }

  return {
    /** The way in, for the owner's eyes. */
    entrance: (base: string) => `${base}?token=${token}`,

    /** A way in for one request: other users can read what a browser is started with. */
    entranceOnce(base: string): string {
      code = randomBytes(24).toString('base64url')
      return `${base}?once=${code}`
    },

    /** The cookie for whoever comes by an entrance. */
    async enter({ url = '' }: IncomingMessage): Promise<string | undefined> {
      const given = new URL(url, 'http://desk').searchParams
      const isOnce = code !== undefined && isSame(given.get('once') ?? '', code)
      if (isOnce) code = undefined
      return isOnce || isSame(given.get('token') ?? '', token) ? newCookie() : undefined
    },

    /** Whether a window was let in, and its new cookie where an earlier desk did. */
    async admit(request: IncomingMessage): Promise<{ isIn: boolean; renewed?: string }> {
      const given = cookieIn(request) ?? ''
      if (isSame(given, token)) return { isIn: true }
      if (!isSame(hashOf(given), former)) return { isIn: false }
      return { isIn: true, renewed: await newCookie() }
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
