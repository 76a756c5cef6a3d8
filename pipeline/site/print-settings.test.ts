import { expect, test } from 'vitest'

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

test('prints.yaml turns grain off, or wide colors on, for all photographs', async () => {
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

/** Of the prints of each slide, by the file of its scan. */
async function addresses(site: Awaited<ReturnType<typeof temporarySite>>) {
  const { slides } = (await site.read()).content.home.slideshow
  return Object.fromEntries(
    slides.map(({ image }) => [`${image.className.replace('photo-', '')}.jpg`, image.full.address]),
  )
}
