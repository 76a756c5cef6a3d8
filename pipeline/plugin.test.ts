import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'
import { build, createServer, type InlineConfig } from 'vite'

import { FILES } from './content/files.ts'
import { pipeline, thirdPartyOrigins } from './plugin.ts'
import { largestJpeg } from './prints/print.ts'
import { readSite } from './reading/read-site.ts'
import { leaveOut, temporarySite } from './tests/temporary-site.ts'

vi.mock('./reading/read-site.ts', { spy: true })

const PATIENTLY = { timeout: 120_000 }

// Prints that come later are in scripts/start.slow.test.ts.
test('a build has the prints and styles of its pages, and says how far it is', async () => {
  // Grain takes most of the time of a print.
  const site = await temporarySite(['prints.yaml', 'grain: auto', 'grain: off'])
  const { image } = (await site.read()).content.pages.home.slideshow.slides[0]!
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const content = pipeline({ studio: '.' })
  await build({ ...(await configFor(site.root)), logLevel: 'warn', plugins: [content] })

  const dist = path.join(site.root, 'dist')
  const prints = await readdir(path.join(dist, 'uploads'))
  for (const shown of [image.full, image.tall!]) {
    expect(prints).toContain(path.basename(largestJpeg(shown)))
  }
  const [name] = (await readdir(path.join(dist, 'assets'))).filter((file) => file.endsWith('.css'))
  const styles = await readFile(path.join(dist, 'assets', name!), 'utf8')
  expect(styles).toMatch(/\.photo-print-09-hp5\{--ratio:1\.5;[^}]*--focus-x:42%;--focus-y:38%;/)
  expect(styles).toContain('.film-portra-400{--stock:#f6b1ab}')
  expect(styles).toContain('.photo-june-shadow-hp5')
  expect(styles).not.toContain('.photo-blinds-shadow-hp5')

  const { notices, printed } = await content.api.summary()
  const small = 'uploads/print-09-hp5.jpg is only 48 × 32 pixels'
  expect(notices.filter((message) => message.includes(small))).toHaveLength(1)
  expect(printed.photographs).toEqual({ made: expect.any(Number), kept: 0 })
  expect(said.mock.calls.flat().at(-1)).toMatch(/^Printing your photographs, (\d+) of \1 …$/)
  expect(warned.mock.calls.flat().join()).not.toContain('48 × 32')
})

test('the sites that are framed, and those that receive inquiries, are known', async () => {
  const site = await temporarySite()
  const origins = async () => thirdPartyOrigins((await site.read()).content)
  const map = 'https://www.openstreetmap.org'
  const others = { receivers: [], forms: [] }
  // The sample is a page of the site.
  expect(await origins()).toEqual({ ...others, frames: ["'self'", map], payments: ["'self'"] })

  await site.edit('studio.yaml', 'calendar: sample', 'calendar: https://calendly.com/june')
  const payments = ['https://calendly.com']
  expect(await origins()).toEqual({ ...others, frames: [...payments, map], payments })

  await site.edit('studio.yaml', 'receiver: none', 'receiver: formspree\n  form: mqkvgrdz')
  const back = ['http://dogwoodandsilver.example', 'http://www.dogwoodandsilver.example']
  const forms = ["'self'", 'https:', ...back]
  expect(await origins()).toMatchObject({ receivers: ['https://formspree.io'], forms })
})

test('all optional content may be left out at once', async () => {
  const site = await temporarySite()
  for (const file of FILES) await site.edit(`${file}.yaml`, (data) => leaveOut(file, data))
  expect(await site.report()).toBe('No mistakes.')
  const { content } = await site.read()
  expect(content.serviceArea).toBeUndefined()
  expect(thirdPartyOrigins(content)).toEqual({ frames: [], payments: [], receivers: [], forms: [] })
  expect(content.pages.home.slideshow.slides[0]!.image).not.toHaveProperty('film')
})

test('importing all content into browser code stops a build', async () => {
  const site = await temporarySite()
  const config = await configFor(site.root, `import 'virtual:content'`)
  await expect(build(config)).rejects.toThrow('virtual:content is for src/pages/data.ts')
})

test('in development, a mistake stands in the place of every page until it is put right', async () => {
  const site = await temporarySite()
  const name = 'print-09-hp5.jpg'
  const scan = await readFile(path.join(site.uploads, name))
  await rm(path.join(site.uploads, name))
  const { server, address } = await serve(site.root)
  const page = () => fetch(address, { headers: { Accept: 'text/html' } })
  expect(await (await page()).text()).toContain(`uploads/${name} is not there.`)

  await site.edit('booking.yaml', '$120', '$1,20')
  await writeFile(path.join(site.uploads, name), scan)
  await expect.poll(async () => (await page()).text(), PATIENTLY).toMatch(/1 mistake\..*\$1,20/)

  await site.edit('booking.yaml', '$1,20', '$120')
  await expect.poll(async () => (await page()).status, PATIENTLY).not.toBe(500)
  const print = async () => {
    const { pages } = await server.ssrLoadModule('virtual:content')
    return largestJpeg(pages.home.slideshow.slides[0].image.tall)
  }
  const before = await print()
  await site.edit('photographs.yaml', 'x: 0.42, y: 0.38', 'x: 0.2, y: 0.38')
  await expect.poll(print, PATIENTLY).not.toBe(before)
  // A page that was loaded before a change still gets its prints.
  for (const one of [before, await print()]) {
    const { headers } = await fetch(new URL(one, address))
    expect(headers.get('Content-Type')).toBe('image/jpeg')
  }
})

test('an editor hears of the words that are there, and keeps pages of those before, also where these are read for longer', async () => {
  const site = await temporarySite()
  const found: string[][] = []
  const content = pipeline({ studio: '.' })
  content.api.editWith({
    trace: (text) => text,
    onRead: (mistakes) => found.push(mistakes.map(({ message }) => message)),
    onReload: () => {},
  })
  let goOn = () => {}
  const gate = new Promise<void>((open) => (goOn = open))
  const reading = vi.mocked(readSite).mockClear()
  reading.mockImplementationOnce((...asked) => gate.then(() => readSite(...asked)))
  await serve(site.root, content)
  const first = content.api.letters()
  await expect.poll(() => reading.mock.calls.length, PATIENTLY).toBe(1)
  await site.edit('booking.yaml', '$120', '$1,25')
  await expect.poll(() => found.length, PATIENTLY).toBe(1)

  goOn()
  expect(await content.api.letters()).toEqual(await first)
  expect(found).toEqual([[expect.stringContaining('$1,25')]])
})

async function configFor(root: string, code = `import 'virtual:photographs/home.css'`) {
  await writeFile(path.join(root, 'main.js'), code)
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pipeline({ studio: '.' })],
    build: { rollupOptions: { input: path.join(root, 'main.js') } },
    server: { port: 0 },
  } satisfies InlineConfig
}

async function serve(root: string, plugin = pipeline({ studio: '.' })) {
  const server = await createServer({
    ...(await configFor(root)),
    plugins: [plugin],
    appType: 'custom',
  })
  onTestFinished(() => server.close())
  await server.listen()

  const [address = ''] = server.resolvedUrls?.local ?? []
  return { server, address }
}
