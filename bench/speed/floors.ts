import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'

import { precompress } from '@studio/hosts/precompress'

const SOURCES = path.resolve('bench/speed/floor')

/** Pages as fast as any that shows the first photograph of Home, in its place and fonts, can be. */
export const FLOORS = { plain: '/floor/plain', react: '/floor/react' }

/** The 404 page with status 200, because Lighthouse refuses to measure others. */
export const NOT_FOUND = '/floor/404'

/**
 * Adds three pages to the built site: Home written by hand without a script, the same with React
 * that has nothing to do, and the 404 page. Returns a function that removes them.
 */
export async function addFloorPages(site: string): Promise<() => void> {
  const folder = path.join(site, 'floor')
  const slots = slotsOf(readFileSync(path.join(site, 'index.html'), 'utf8'))
  const page = fill(readSource('home.html'), slots)
  const files = {
    'plain.html': fill(page, { script: '' }),
    'react.html': fill(page, { script: '<script type="module" src="/floor/hydrate.js"></script>' }),
    '404.html': readFileSync(path.join(site, '404.html'), 'utf8'),
    'home.css': fill(readSource('home.css'), slots),
    'hydrate.js': await buildReact(),
  }

  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content)
  }
  await precompress(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The fonts and first photograph of the built Home, for the floors. */
export function slotsOf(home: string): Record<string, string> {
  const font = (family: string) =>
    new RegExp(`<link rel="preload" as="font"[^>]* href="([^"]*/${family}[^"]*)"`).exec(home)?.[1]
  const [serif, narrow] = [font('besley'), font('archivo-narrow')]
  const pictures = home.match(/<picture[^]*?<\/picture>/g)
  const picture = pictures?.find((one) => one.includes('fetchPriority="high"'))

  if (!serif || !narrow || !picture) {
    throw new Error(
      'Home does not begin with two fonts and a photograph: see bench/speed/floors.ts',
    )
  }
  return { serif, narrow, picture: picture.replaceAll(/ class="[^"]*"/g, '') }
}

/** Replaces the {{slots}} of a text. Slots without a value stay. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot)
}

function readSource(name: string): string {
  return readFileSync(path.join(SOURCES, name), 'utf8')
}

async function buildReact(): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'error',
    // The runner’s development server has set NODE_ENV for this process.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: path.join(SOURCES, 'hydrate.ts') } },
  })
  const [result] = [outcome].flat()
  if (!result || !('output' in result)) throw new Error('React could not be built by itself.')
  return result.output[0].code
}
