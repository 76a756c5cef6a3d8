import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Plugin } from 'vite'

import { openCache, type Cache } from '../cache/cache.ts'
import { cut, type Letters } from './cut.ts'
import { sheetsOf, type Faces, type Typeface } from './typefaces.ts'

/** A stylesheet's id, as the app writes it or as it was resolved. */
const ID = /^(virtual:|\/@studio\/)typefaces\/\w+\.css(\?.*)?$/

type Options = {
  /** The families that the site is set in. */
  faces: () => Promise<Faces>
  /** The letters that a build keeps beyond Latin-1. Fonts with letters of the site's alphabet belong to the first view. */
  letters?: () => Promise<Letters>
}

/**
 * Gives the app `virtual:typefaces/site.css` and `quote.css`, with fonts cut to what most pages need. The site gets the
 * license of each typeface, because the SIL Open Font License wants its text beside every copy of a font.
 */
export function typefaces({ faces, letters }: Options): Plugin {
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

    // The id does not begin with `\0`, as ids of other virtual modules do: Vite would not see a stylesheet.
    resolveId: { filter: { id: ID }, handler: (id) => id.replace('virtual:', '/@studio/') },

    load: {
      filter: { id: ID },
      async handler(id) {
        const name = path.posix.basename(id.replace(/\?.*$/, ''), '.css')
        // While developing, words may get other letters at any time.
        const needed = isBuild ? await letters?.() : undefined
        const fonts: Record<string, Typeface[]> = sheetsOf(await faces())
        const sheets = (fonts[name] ?? []).map((typeface) =>
          fontFaces(typeface, root, cache, needed),
        )
        return (await Promise.all(sheets)).join('\n')
      },
    },

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return

      for (const { licenses } of Object.values(await faces())) {
        for (const [name, file] of licenses) {
          const source = (await readFile(file, 'utf8')).replaceAll('\r', '')
          this.emitFile({ type: 'asset', fileName: `licenses/${name}`, source })
        }
      }
      await cache.prune()
    },
  }
}

async function fontFaces(
  typeface: Typeface,
  root: string,
  cache: Cache,
  letters?: Letters,
): Promise<string> {
  const { family, weights, style } = typeface
  const cuts = await cut(typeface, cache, letters)

  // By default Vite would write a small font into the stylesheet, where the policy blocks it.
  return cuts
    .map(
      ({ file, range }) => `@font-face {
  font-family: '${family}';
  src: url('/${path.relative(root, file).replaceAll(path.sep, '/')}?no-inline') format('woff2');
  font-weight: ${[...new Set(weights)].join(' ')};
  font-style: ${style};
  font-display: swap;
  unicode-range: ${range};
}`,
    )
    .join('\n')
}
