import { expect, test } from 'vitest'

import { FACTS } from '../content/facts.ts'
import { temporarySite } from '../tests/temporary-site.ts'

test('a fact that changes in its one line changes wherever it is repeated', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'name: Dogwood & Silver', 'name: Juniper & Ash')
  await site.edit('studio.yaml', 'photographer: June Calloway', 'photographer: Ada Lund')
  await site.edit('studio.yaml', 'city: Charlotte, North Carolina', 'city: Oslo, Norway')
  await site.edit('studio.yaml', 'copyrightYear: 2024', 'copyrightYear: 2031')
  await site.edit('studio.yaml', 'url: https://dogwoodandsilver', 'url: https://juniper')
  await site.edit('booking.yaml', 'price: $80', 'price: $95')

  const { content, sharing, photographs } = await site.read()
  expect(content.pages.home.description).toBe(
    'Portraits on 35mm and medium format film in Oslo, Norway. For models, couples, families and ' +
      'brands. Sessions from $95.',
  )
  expect(content.pages.booking.lede).toMatch(/^Four sessions/)
  expect(content.pages.about.introduction.lede).toMatch(/^I’m Ada Lund:/)
  expect(sharing.cards.booking.line).toBe('Film sessions from $95, counted in rolls')
  expect(photographs.of({ file: 'behind-the-curtain-hp5.jpg', cut: 'whole' }).rights).toEqual({
    creator: 'Ada Lund',
    credit: 'Juniper & Ash',
    copyright: '© 2031 Juniper & Ash',
    license: 'https://juniper.example/contact#photographs',
  })

  const everything = JSON.stringify({ content, sharing })
  expect(everything).not.toMatch(new RegExp(`\\{\\s*(${FACTS.join('|')})`, 'i'))
  for (const old of ['June Calloway', 'North Carolina', '2024', '$80']) {
    expect(everything).not.toContain(old)
  }
})

test('rights that are written count before those of the studio', async () => {
  const site = await temporarySite()
  await site.edit(
    'prints.yaml',
    'colors: srgb',
    "colors: srgb\nrights: { credit: '{photographer}' }",
  )

  const { photographs } = await site.read()
  const { rights } = photographs.of({ file: 'behind-the-curtain-hp5.jpg', cut: 'whole' })
  expect(rights).toMatchObject({ creator: 'June Calloway', credit: 'June Calloway' })
})
