import path from 'node:path'

import type { ContentFile } from './content/files.ts'
import type { Discovery } from './discovery/discovery.ts'
import { DEMO_FACES } from './look/look.ts'
import { lookStylesheet, writing } from './look/stylesheet.ts'
import { stylesheet } from './photos/stylesheet.ts'
import type { Site } from './reading/read-site.ts'
import { fallbackFaces, fontStack } from './typefaces/fallback.ts'
import type { Faces } from './typefaces/typefaces.ts'

/** Everything that the build makes pages of, and how they are found and shared. */
export type OpenSite = Site & { discovery?: Discovery }

/** The words of the studio, as they were resolved. */
export const CONTENT = '\0virtual:content'

/** Does not begin with `\0` as ids of other virtual modules do: Vite would not see a stylesheet. */
const LOOK = '/@studio/look.css'

/** Either spelling of a virtual module's id: as the app writes it, or as it was resolved. */
export const MODULE_IDS =
  /^(\0?virtual:content|(virtual:|\/@studio\/)(photographs\/[\w-]+|look)\.css)(\?.*)?$/

/** Modules that are made of the content, typefaces included. */
export const FROM_CONTENT = /^(\0virtual:content|\/@studio\/)/

/** What a module's id is resolved to. */
export function resolvedId(id: string): string {
  return id.endsWith('virtual:content') ? CONTENT : id.replace('virtual:', '/@studio/')
}

/** `virtual:content`: an export for each page's words, and one for search engines. */
export function contentModule({ shown, discovery }: OpenSite): string {
  return Object.entries({ ...shown, discovery: discovery?.pages ?? {} })
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)}`)
    .join('\n')
}

/** `virtual:look.css`, or `virtual:photographs/home.css` and the like: what that page's photographs look like. */
export async function stylesheetModule(id: string, site: OpenSite): Promise<string> {
  if (id.startsWith(LOOK)) return lookModule(site)
  // Vite adds a query to tell a stylesheet that is linked from one that is imported.
  const page = path.posix.basename(id.replace(/\?.*$/, ''), '.css') as ContentFile
  return stylesheet(site.photographs.in(page), site.photographs.in('studio'))
}

/** `virtual:look.css`: what the studio's look changes of the demo's, and its language of English. */
async function lookModule({ content, faces }: OpenSite): Promise<string> {
  const { look, site } = content
  const styles = async (role: keyof Faces) =>
    look.faces[role] === DEMO_FACES[role]
      ? undefined
      : { stack: fontStack(faces[role]), fallbacks: await fallbackFaces(role, faces[role]) }
  const changed = { text: await styles('text'), labels: await styles('labels') }
  const own = lookStylesheet(look, changed)
  const isDemo = !own && Object.keys(look.attributes).length === 0
  const rules = isDemo ? '' : `@import '/pipeline/look/look.css';\n`
  return rules + own + writing(site.language)
}
