import { rm } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

import { readTexts } from '../content/read-texts.ts'
import { type Replacement, temporarySite } from '../tests/temporary-site.ts'
import { readSite } from './read-site.ts'

const HANDS = 'couple-hands-portra-400.jpg'

test('a photograph that is taken off is on no page, card or list, and its scan may be deleted', async () => {
  const site = await temporarySite(
    hidden(HANDS),
    hidden('umbrella-headlights-portra-400.jpg'),
    ['not-found.yaml', '- umbrella-headlights-portra-400.jpg', '- print-09-hp5.jpg'],
    ['sharing.yaml', 'photograph: couple-foreheads-portra-400.jpg', `photograph: ${HANDS}`],
    ['studio.yaml', 'thumbnail: roll-22-hp5.jpg', `thumbnail: ${HANDS}`],
  )
  await rm(path.join(site.uploads, HANDS))

  const texts = await readTexts(site.root, site.content)
  const folders = { uploads: site.uploads, cache: path.join(site.root, 'cache') }
  const trace = (text: string, _: unknown, at: PropertyKey[]) => `${text} <${at.join('.')}>`
  const read = await readSite(texts, folders, { trace })
  const { content, photographs, sharing, shown } = read
  expect(JSON.stringify(content)).not.toContain('couple-hands')
  expect(content.pages.portfolio.recentSessions!.photographs).toHaveLength(23)
  // The words stay where a photograph may be left out.
  expect(content.pages.home.letters!.letters[0]).toMatchObject({ name: 'Sample letter' })
  expect(content.site.navigation.home).toEqual({ label: 'Home' })
  const classes = photographs.in('portfolio').map(({ photo }) => photo.className)
  expect(classes).not.toContain('photo-couple-hands-portra-400')
  expect(sharing.cards.home.photograph.file).toBe('print-09-hp5.jpg')

  // An editor is told of the fields that the other photographs are in.
  const captions = shown.pages.home.slideshow.slides.map(({ caption }) => caption.split(' <')[1])
  expect(captions).toEqual([0, 1, 2, 4].map((at) => `slideshow.slides.${at}.caption>`))
})

test('the photographs of a story are counted without the hidden one, wherever they are in the list', async () => {
  const site = await temporarySite(hidden('couple-foreheads-portra-400.jpg'))
  await site.rewrite('portfolio.yaml', (text) => {
    const portfolio = parse(text)
    const { photographs } = portfolio.recentSessions
    portfolio.recentSessions.photographs = ['Rain', 'Rain', 'Fair', undefined, 'Rain'].map(
      (story, at) => ({ ...photographs[at], story }),
    )
    return stringify(portfolio)
  })

  const { recentSessions } = (await site.read()).content.pages.portfolio
  const parts = recentSessions!.photographs.map(({ part }) => part && [part.number, part.count])
  expect(parts).toEqual([[1, 2], [1, 1], undefined, [2, 2]])
})

test('where a page cannot be without a hidden photograph, the owner is asked for another', async () => {
  const [portrait, slide] = ['june-shadow-hp5.jpg', 'print-09-hp5.jpg']
  const neighbor = 'fog-two-portra-400.jpg'
  const site = await temporarySite(hidden(portrait), hidden(slide), hidden(neighbor))
  await site.rewrite('home.yaml', (text) => {
    const home = parse(text)
    home.slideshow.slides.length = 1
    return stringify(home)
  })

  const report = await site.report()
  expect(report).toContain('3 mistakes.')
  expect(report).toContain(`introduction.portrait\n  ${portrait} is hidden, and the page`)
  expect(report).toContain(`slideshow.slides[0].image\n  ${slide} is`)
  expect(report).toContain(`neighbors[1]\n  ${neighbor} is`)
})

function hidden(file: string): Replacement {
  return ['photographs.yaml', `- file: ${file}`, `- file: ${file}\n  hidden: true`]
}
