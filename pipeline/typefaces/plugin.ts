import path from 'node:path'

import type { Plugin } from 'vite'

import { openCache, type Cache } from '../cache/cache.ts'
import { charactersOf } from './characters.ts'
import { cut } from './cut.ts'
import { TYPEFACES, type Typeface } from './typefaces.ts'

/** Either spelling of a stylesheet's id: as the app writes it, or as it was resolved. */
const ID = /^(virtual:|\/@studio\/)typefaces\/\w+\.css(\?.*)?$/

/**
 * Gives the app `virtual:typefaces/site.css` and `quote.css`, cut to what most pages need.
 *
 * @param words Everything that a built site says: only letters of these are in it beyond Latin-1.
 */
export function typefaces(words?: () => Promise<string>): Plugin {
  let root: string
  let cache: Cache
  let isBuild: boolean

  return {
    name: 'studio:typefaces',

    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      cache = openCache(path.join(root, '.cache/typefaces'), config.logger.warnOnce)
    },

    // Does not begin with `\0` as ids of other virtual modules do: Vite would not see a stylesheet.
    resolveId: { filter: { id: ID }, handler: (id) => id.replace('virtual:', '/@studio/') },

    load: {
      filter: { id: ID },
      async handler(id) {
        const name = path.posix.basename(id.replace(/\?.*$/, ''), '.css')
        // While developing, words may get other letters at any time.
        const used = isBuild && words ? charactersOf(await words()) : undefined
        const sheets = (TYPEFACES[name] ?? []).map((typeface) => faces(typeface, root, cache, used))
        return (await Promise.all(sheets)).join('\n')
      },
    },
  }
}

async function faces(
  typeface: Typeface,
  root: string,
  cache: Cache,
  used?: ReadonlySet<number>,
): Promise<string> {
  const { family, weight, style = 'normal' } = typeface
  const cuts = await cut(typeface, path.join(root, 'node_modules'), cache, used)

  // A small font would be written into the stylesheet, where the policy blocks it.
  return cuts
    .map(
      ({ file, range }) => `@font-face {
  font-family: '${family}';
  src: url('/${path.relative(root, file).replaceAll(path.sep, '/')}?no-inline') format('woff2');
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  unicode-range: ${range};
}`,
    )
    .join('\n')
}
