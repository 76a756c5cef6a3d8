import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { temporarySite } from '../tests/temporary-site.ts'

test('a single photograph can be printed without grain', async () => {
  const site = await temporarySite()
  const before = await addresses(site)
  await site.edit(
    'photographs.yaml',
    'file: window-light-portra-400.jpg',
    'file: window-light-portra-400.jpg\n  grain: off',
  )
  const after = await addresses(site)

  const changed = Object.keys(before).filter((file) => before[file] !== after[file])
  expect(changed).toEqual(['window-light-portra-400.jpg'])
})

test('all can be printed without grain, or in wide colors', async () => {
  const site = await temporarySite()
  const before = await addresses(site)
  await site.edit('prints.yaml', 'grain: auto', 'grain: off')
  const withoutGrain = await addresses(site)
  await site.edit('prints.yaml', 'colors: srgb', 'colors: wide')
  const wide = await addresses(site)

  for (const file of Object.keys(before)) {
    expect(new Set([before[file], withoutGrain[file], wide[file]]).size, file).toBe(3)
  }
})

test('mistakes in the settings are told with all others', async () => {
  const site = await temporarySite()
  await site.edit('prints.yaml', 'grain: auto', 'grain: none')
  await site.edit('prints.yaml', 'license: https://', 'license: http://')
  await site.edit('booking.yaml', '$120', '120 dollars')

  const report = await site.report()
  expect(report).toContain('3 mistakes')
  expect(report).toContain(`content/prints.yaml:${await site.line('prints.yaml', 'grain: none')}`)
  expect(report).toContain('"none" is not known here. Choose auto or off.')
  expect(report).toContain('rights.license')
})

test('a frame has no more grain than is usual on its film, digital pictures aside', async () => {
  const site = await temporarySite()
  const others = ['curtain-hand', 'empty-stool', 'oak-swing']
  await grainy(9, path.join(site.uploads, 'window-light-portra-400.jpg'))
  for (const name of others) await grainy(3, path.join(site.uploads, `${name}-portra-400.jpg`))
  const restrained = await addresses(site)

  for (const name of others) {
    const file = `file: ${name}-portra-400.jpg`
    await site.edit('photographs.yaml', file, `${file}\n  grain: off`)
  }
  const free = await addresses(site)
  const strongest = 'window-light-portra-400.jpg'
  expect(free[strongest]).not.toBe(restrained[strongest])
})

function grainy(sigma: number, file: string) {
  const { data, ...raw } = grainyPicture({ width: 600, height: 400, sigma, coarse: true })
  return sharp(data, { raw }).jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toFile(file)
}

/** Of the prints of each slide, by the file of its scan. */
async function addresses(site: Awaited<ReturnType<typeof temporarySite>>) {
  const { slides } = (await site.read()).content.home.slideshow
  return Object.fromEntries(
    slides.map(({ image }) => [`${image.className.replace('photo-', '')}.jpg`, image.full.address]),
  )
}
