import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'
import { build, createServer, type InlineConfig, type Rolldown } from 'vite'

import { pipeline } from '#pipeline/plugin.ts'
import { temporarySite } from '#pipeline/tests/temporary-site.ts'

import { decode } from './traces/encode.ts'
import { desk } from './open.ts'

async function siteWithDesk() {
  const { root } = await temporarySite()
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk({ root, studio: root }), pipeline({ studio: '.' })],
  }
  return { root, config }
}

test('nothing of the desk is in a site that is built', async () => {
  const { root, config } = await siteWithDesk()
  const input = path.join(root, 'main.js')
  await writeFile(input, `import { pages } from 'virtual:content'\nconsole.log(pages)`)
  const built = await build({
    ...config,
    build: { ssr: true, write: false, rolldownOptions: { input } },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  expect(code).toContain('slideshow')
  expect(decode(code)).toEqual([])
})

test('while the desk is open, texts and photographs carry the names of their fields', async () => {
  const { config } = await siteWithDesk()
  const server = await createServer({ ...config, appType: 'custom' })
  onTestFinished(() => server.close())
  const { pages, site } = await server.ssrLoadModule('virtual:content')
  const { home, booking } = pages

  const [slide] = home.slideshow.slides
  expect(decode(slide.caption)).toEqual(['home/slideshow/slides/0/caption'])
  expect(decode(slide.image.alt)).toEqual(['home/slideshow/slides/0/image'])
  expect(decode(booking.packages[1].name)).toEqual(['booking/packages/1/name'])
  expect(decode(booking.packages[1].price)).toEqual(['booking/packages/1/price'])
  expect(decode(site.studio.name)).toEqual(['studio/name'])
})
