import { rm } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

import { readTexts } from '../content/read-texts.ts'
import { temporarySite, type TemporarySite } from '../tests/temporary-site.ts'
import { readSite } from './read-site.ts'

const PIER = 'pier-mist-hp5.jpg'

test('a hidden photograph is on no page, card or list, and its scan may be deleted', async () => {
  const site = await temporarySite()
  await hide(site, PIER)
  await rm(path.join(site.uploads, PIER))
  await site.edit('sharing.yaml', 'photograph: print-09-hp5.jpg', `photograph: ${PIER}`)
  await site.edit('studio.yaml', 'thumbnail: print-09-hp5.jpg', `thumbnail: ${PIER}`)

  const { content, photographs, sharing } = await site.read()
  expect(JSON.stringify(content)).not.toContain('pier-mist')
  expect(content.pages.portfolio.recentSessions!.photographs).toHaveLength(24)
  // The words stay where a photograph may be left out.
  expect(content.pages.home.letters!.letters[0]).toMatchObject({ name: 'Sample letter' })
  expect(content.site.navigation.home).toEqual({ label: 'Home' })
  expect(photographs.in('portfolio').map(({ photo }) => photo.className)).not.toContain(
    'photo-pier-mist-hp5',
  )
  expect(sharing.cards.home.photograph.file).toBe('print-09-hp5.jpg')
})

test('the photographs of a story are counted without the hidden one, wherever they are in the list', async () => {
  const site = await temporarySite()
  await site.rewrite('portfolio.yaml', (text) => {
    const portfolio = parse(text)
    const { photographs } = portfolio.recentSessions
    portfolio.recentSessions.photographs = ['Rain', 'Rain', 'Fair', undefined, 'Rain'].map(
      (story, at) => ({ ...photographs[at], story }),
    )
    return stringify(portfolio)
  })
  await hide(site, 'roll-07-hp5.jpg')

  const { recentSessions } = (await site.read()).content.pages.portfolio
  expect(
    recentSessions!.photographs.map(({ part }) => part && `${part.number} of ${part.count}`),
  ).toEqual(['1 of 2', '1 of 1', undefined, '2 of 2'])
})

test('an editor is told of the fields that the other photographs are in', async () => {
  const site = await temporarySite()
  await hide(site, 'taillights-portra-400.jpg')
  const texts = await readTexts(site.root, site.content)
  const folders = { uploads: site.uploads, cache: path.join(site.root, 'cache') }
  const { shown } = await readSite(
    texts,
    folders,
    () => {},
    (_, at) => ` <${at.join('.')}>`,
  )

  expect(shown.pages.home.slideshow.slides.map(({ caption }) => caption.split(' <')[1])).toEqual(
    [0, 2, 3, 4].map((at) => `slideshow.slides.${at}.caption>`),
  )
})

test('where a page cannot be without a hidden photograph, the owner is asked for another', async () => {
  const site = await temporarySite()
  await hide(site, 'behind-the-curtain-hp5.jpg')
  await hide(site, 'june-hands-hp5.jpg')

  const report = await site.report()
  expect(report).toContain('1 mistake.')
  expect(report).toContain('introduction.portrait\n  june-hands-hp5.jpg is hidden, and the page')
  expect(report).not.toContain('behind-the-curtain')
})

test('a required list needs one photograph that is not hidden', async () => {
  const site = await temporarySite()
  await site.rewrite('home.yaml', (text) => {
    const home = parse(text)
    home.slideshow.slides.length = 1
    return stringify(home)
  })
  await hide(site, 'print-09-hp5.jpg')
  expect(await site.report()).toContain('slideshow.slides[0].image\n  print-09-hp5.jpg is')
})

async function hide(site: TemporarySite, file: string) {
  await site.edit('photographs.yaml', `- file: ${file}`, `- file: ${file}\n  hidden: true`)
}
