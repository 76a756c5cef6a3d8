import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const NAMES = ['localhost', '127.0.0.1', '[::1]']

export type Guard = ReturnType<typeof openGuard>

/**
 * Keeps every other page away from the desk: any page in the owner's browser can send requests to
 * her own computer, and a page elsewhere can take its name. The token is in the address that opens
 * the desk, then in a cookie that no other site can send.
 *
 * @param port of the server, once it listens.
 */
export function openGuard(port: () => number) {
  const token = randomBytes(24).toString('base64url')
  const cookie = () => `desk-${port()}`

  /** Why a request is refused, or nothing. */
  function refusal(request: IncomingMessage): string | undefined {
    const { host = '', origin, cookie: cookies = '' } = request.headers
    const hosts = NAMES.map((name) => `${name}:${port()}`)
    if (!hosts.includes(host)) return 'The desk answers on this computer only.'

    const site = request.headers['sec-fetch-site']
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
    const isChange = request.method !== 'GET'
    const isOwn = origin === `http://${host}` || (origin === undefined && !isChange)
    if (isForeign || !isOwn) return 'Another page has asked for this.'

    const given = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie()}=`))
    if (!isToken(given?.slice(cookie().length + 1))) {
      return 'Open the desk by the address that npm run desk has printed.'
    }
    return undefined
  }

  function isToken(given: string | null | undefined): boolean {
    const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  return {
    refusal,

    /** The way in, with the token. */
    entrance: (base: string) => `${base}?token=${token}`,

    /** The cookie for whoever comes by the entrance, on this computer. */
    cookieFor(request: IncomingMessage): string | undefined {
      const { host = '' } = request.headers
      if (!NAMES.some((name) => host === `${name}:${port()}`)) return undefined
      const given = new URL(request.url ?? '', 'http://desk').searchParams.get('token')
      if (!isToken(given)) return undefined
      return `${cookie()}=${token}; Path=/__desk; HttpOnly; SameSite=Strict`
    },
  }
}
