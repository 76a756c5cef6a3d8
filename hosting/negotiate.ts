export type Encoding = 'br' | 'gzip' | 'identity'

/** How little an encoding is wanted that a browser neither names nor refuses. */
const UNNAMED = 0.001

/**
 * The encoding that a browser likes best of those there are, which are given best first. With
 * nothing it likes, the file goes out as it is: an answer it may not want beats none.
 */
export function negotiate(accepted: string | undefined, available: Encoding[]): Encoding {
  const wishes = parse(accepted ?? '')
  const liking = (encoding: Encoding) =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? UNNAMED : 0)

  const best = available.reduce((one, next) => (liking(next) > liking(one) ? next : one))
  return liking(best) > 0 ? best : 'identity'
}

/** `br;q=0.8, gzip` as a map of names to qualities from 0 to 1. */
function parse(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((wish) => {
      const [name = '', ...parameters] = wish
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality) || 0]
    }),
  )
}
