import path from 'node:path'

import type { Read } from './content/read-content.ts'
import type { PageFile } from './content/files.ts'
import type { Discovery } from './discovery/discovery.ts'
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

/** `virtual:content`: an export for each page's words, and what is told of the pages. */
export function contentModule({ content, discovery }: Read & { discovery?: Discovery }): string {
  return Object.entries({ ...content, discovery: discovery?.pages ?? {} })
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)}`)
    .join('\n')
}

/** `virtual:photographs/home.css` and its like: what that page's photographs look like. */
export function stylesheetModule(id: string, { pictured }: Read): string {
  const page = path.posix.basename(withoutQuery(id), '.css') as PageFile
  return stylesheet(pictured.get(page) ?? [], pictured.get('studio') ?? [])
}

/** What Vite adds to tell a stylesheet that is linked from one that is imported. */
function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, '')
}
