import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'
import { build, createServer } from 'vite'

import { pipeline } from '#pipeline/plugin.ts'
import { temporarySite } from '#pipeline/tests/temporary-site.ts'

import { decode } from './traces/encode.ts'
import { desk } from './open.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a build is the same with and without the desk, byte by byte', async () => {
  const site = await temporarySite()
  const code = `import 'virtual:photographs/home.css'\nimport { pages } from 'virtual:content'\nconsole.log(pages)`
  await writeFile(path.join(site.root, 'main.js'), code)

  async function built(isWithDesk: boolean): Promise<string[]> {
    const outDir = path.join(site.root, isWithDesk ? 'with' : 'without')
    const own = isWithDesk ? [desk({ root: site.root, studio: site.root })] : []
    await build({
      root: site.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [...own, pipeline({ studio: '.' })],
      build: { ssr: true, outDir, rollupOptions: { input: path.join(site.root, 'main.js') } },
    })
    const names = (await readdir(outDir, { recursive: true })).toSorted()
    return Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(path.join(outDir, name)).catch(() => '')
        return `${name} ${createHash('sha256').update(bytes).digest('hex')}`
      }),
    )
  }
  const without = await built(false)
  expect(without.length).toBeGreaterThan(0)
  expect(await built(true)).toEqual(without)
})

test('while the desk is open, texts and photographs carry the names of their fields', async () => {
  const site = await temporarySite()
  const server = await createServer({
    root: site.root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [desk({ root: site.root, studio: site.root }), pipeline({ studio: '.' })],
  })
  onTestFinished(() => server.close())
  const { pages, site: shared } = await server.ssrLoadModule('virtual:content')
  const { home, booking } = pages

  const [slide] = home.slideshow.slides
  expect(decode(slide.caption)).toEqual(['home/slideshow/slides/0/caption'])
  expect(decode(slide.image.alt)).toEqual(['home/slideshow/slides/0/image'])
  expect(decode(booking.packages[1].name)).toEqual(['booking/packages/1/name'])
  expect(decode(booking.packages[1].price)).toEqual(['booking/packages/1/price'])
  expect(decode(shared.studio.name)).toEqual(['studio/name'])
})
