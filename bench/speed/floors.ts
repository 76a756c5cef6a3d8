import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'

import { precompress } from '@studio/hosts/precompress'

const WRITTEN = path.resolve('bench/speed/floor')

/** Below what nothing can be that shows the first photograph of Home, in its place and its fonts. */
export const FLOORS = { plain: '/floor/plain', react: '/floor/react' }

/**
 * Lays two pages into the built site: Home as one would write it by hand, without a script, and the
 * same with React that has nothing to do. Gives back what takes them away again.
 */
export async function layFloors(site: string): Promise<() => void> {
  const folder = path.join(site, 'floor')
  const slots = slotsOf(readFileSync(path.join(site, 'index.html'), 'utf8'))
  const page = fill(written('home.html'), slots)
  const files = {
    'plain.html': fill(page, { script: '' }),
    'react.html': fill(page, { script: '<script type="module" src="/floor/hydrate.js"></script>' }),
    'home.css': fill(written('home.css'), slots),
    'hydrate.js': await reactAlone(),
  }

  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content)
  }
  await precompress(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** What the floors take over from the page that was built: its fonts and its first photograph. */
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

/** Puts words into the slots of a text. Slots without a word stay. */
export function fill(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => words[name] ?? slot)
}

function written(name: string): string {
  return readFileSync(path.join(WRITTEN, name), 'utf8')
}

async function reactAlone(): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'error',
    // Whoever runs this is a development server, and has said so to all of this process.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: path.join(WRITTEN, 'hydrate.ts') } },
  })
  const [result] = [outcome].flat()
  if (!result || !('output' in result)) throw new Error('React could not be built by itself.')
  return result.output[0].code
}
