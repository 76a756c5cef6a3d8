import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { freshToken } from './token.ts'

/** This computer, also where its port has another number at the other end of a tunnel. */
const THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const ELSEWHERE =
  'The desk answers on this computer only. Where its port is forwarded to you, start it with the name ' +
  'in your address bar, like npm run desk -- ALLOW_HOST=name.example.'

export type Guard = ReturnType<typeof openGuard>

/**
 * Keeps every other page away from the desk: any page in the owner's browser can send requests to
 * her own computer, and a page elsewhere can take its name. The token is in the address that opens
 * the desk, then in a cookie that no other site can send.
 *
 * @param port of the server, once it listens.
 * @param isForwarded whether the owner reaches this computer under a name.
 */
export function openGuard(
  port: () => number,
  isForwarded = (_host: string) => false,
  token = freshToken(),
) {
  const cookie = () => `desk-${port()}`

  /** Why a request is refused, or nothing. */
  function refusal(request: IncomingMessage): string | undefined {
    const { host = '', origin, cookie: cookies = '' } = request.headers
    if (!isOwnName(host)) return ELSEWHERE

    const site = request.headers['sec-fetch-site']
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
    const isChange = request.method !== 'GET'
    const isOwn = origin === undefined ? !isChange : isOwnOrigin(origin, host)
    if (isForeign || !isOwn) return 'Another page has asked for this.'

    const given = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie()}=`))
    if (!isToken(given?.slice(cookie().length + 1))) {
      return 'Open the desk by the address that npm run desk has printed.'
    }
    return undefined
  }

  function isOwnName(host: string): boolean {
    return THIS_COMPUTER.test(host) || isForwarded(host)
  }

  /** What forwards a port may keep the name that the browser asks for, or put localhost in its place. */
  function isOwnOrigin(origin: string, host: string): boolean {
    const from = URL.canParse(origin) ? new URL(origin) : undefined
    const isWeb = from?.protocol === 'http:' || from?.protocol === 'https:'
    return isWeb && (origin.endsWith(`//${host}`) || isForwarded(from.host))
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
      if (!isOwnName(host)) return undefined
      const given = new URL(request.url ?? '', 'http://desk').searchParams.get('token')
      if (!isToken(given)) return undefined
      return `${cookie()}=${token}; Path=/__desk; HttpOnly; SameSite=Strict`
    },
  }
}
