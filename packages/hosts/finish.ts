import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { HEADER_RULES, headerRules, type ThirdPartyOrigins } from './headers.ts'
import { writeHostFiles } from './host-files.ts'
import { precompress } from './precompress.ts'

/**
 * The pages that a browser may prerender. `moderate` starts when a visitor hovers over a link or
 * begins to press it.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/assets/*', '/uploads/*'] } },
          { not: { selector_matches: ['[target=_blank]', '[download]', '[data-lightbox]'] } },
          // Links within the current page.
          { not: { selector_matches: ['[href^="#"]', '[aria-current=page]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Marks the site in `dist` as unfinished, so that the preview does not serve half of one. */
export async function markUnfinished(dist: string): Promise<void> {
  await rm(path.join(dist, HEADER_RULES), { force: true })
}

/**
 * Finishes a built site: compressed variants of its files, and settings for each host.
 *
 * @param dist the folder with the site in `client/`; `hosts/` is written beside it.
 * @throws {Error} when the site exceeds the limits of a host, with everything that does.
 */
export async function finish(dist: string, origins: ThirdPartyOrigins): Promise<void> {
  const folder = path.join(dist, 'client')
  const rules = headerRules(origins)

  await writeFile(path.join(folder, 'speculation-rules.json'), JSON.stringify(SPECULATION_RULES))
  await precompress(folder)
  await writeHostFiles({ folder, hosts: path.join(dist, 'hosts'), rules })
  // Last, because this file marks the site as finished.
  await writeFile(path.join(dist, HEADER_RULES), `${JSON.stringify(rules, null, 2)}\n`)
}
