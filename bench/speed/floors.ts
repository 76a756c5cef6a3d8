import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'

import { precompress } from '@studio/hosts/precompress'

const SOURCES = path.resolve('bench/speed/floor')

/**
 * Adds three pages to the built site: the first view of Home written by hand without a script, the
 * same with React that has nothing to do, and the 404 page with status 200, because Lighthouse refuses
 * to measure others. Returns a function that removes them.
 */
export async function addFloorPages(site: string): Promise<() => void> {
  const folder = path.join(site, 'floor')
  const parts = partsOf(readFileSync(path.join(site, 'index.html'), 'utf8'))
  const fill = (name: string, script = '') => {
    const slots: Record<string, string> = { ...parts, script }
    const source = readFileSync(path.join(SOURCES, name), 'utf8')
    return source.replaceAll(/\{\{(\w+)\}\}/g, (_, slot) => slots[slot] ?? '')
  }
  const files = {
    'plain.html': fill('home.html'),
    'react.html': fill('home.html', '<script type="module" src="/floor/hydrate.js"></script>'),
    '404.html': readFileSync(path.join(site, '404.html')),
    'home.css': fill('home.css'),
    'hydrate.js': await buildReact(),
  }

  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content)
  }
  await precompress(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The fonts and first photograph of the built Home. */
function partsOf(home: string) {
  const font = (family: string) =>
    new RegExp(`<link rel="preload" as="font"[^>]* href="([^"]*/${family}[^"]*)"`).exec(home)?.[1]
  const [serif, narrow] = [font('besley'), font('archivo-narrow')]
  const pictures = home.match(/<picture[^]*?<\/picture>/g)
  const picture = pictures?.find((one) => one.includes('fetchPriority="high"'))

  if (!serif || !narrow || !picture) {
    throw new Error('Home begins without two fonts and a photograph: see bench/speed/floors.ts')
  }
  return { serif, narrow, picture: picture.replaceAll(/ class="[^"]*"/g, '') }
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
