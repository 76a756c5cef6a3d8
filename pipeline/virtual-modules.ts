import path from 'node:path'

import type { ContentFile } from './content/files.ts'
import type { OpenSite } from './open-site.ts'
import { stylesheet } from './photos/stylesheet.ts'

/** Does not begin with `\0` as ids of other virtual modules do: Vite would not see a stylesheet. */
const STYLESHEETS = '/@studio/photographs/'

export const CONTENT_ID = '\0virtual:content'

/** Either spelling of a virtual module's id: as the app writes it, or as it was resolved. */
export const VIRTUAL_ID =
  /^(\0?virtual:content|(virtual:|\/@studio\/)photographs\/[\w-]+\.css)(\?.*)?$/

export function resolveVirtual(id: string): string {
  return id.endsWith('virtual:content')
    ? CONTENT_ID
    : id.replace('virtual:photographs/', STYLESHEETS)
}

/** `virtual:content`: an export for each page's words, and one for search engines. */
export function contentModule({ shown, discovery }: OpenSite): string {
  return Object.entries({ ...shown, discovery: discovery?.pages ?? {} })
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)}`)
    .join('\n')
}

/** `virtual:photographs/home.css` and the like: what that page's photographs look like. */
export function stylesheetModule(id: string, { photographs }: OpenSite): string {
  // Vite adds a query to tell a stylesheet that is linked from one that is imported.
  const page = path.posix.basename(id.replace(/\?.*$/, ''), '.css') as ContentFile
  return stylesheet(photographs.in(page), photographs.in('studio'))
}
