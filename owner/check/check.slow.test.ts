import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import { routes } from '#pipeline/content/pages.ts'

import { examineSite } from './examine-site.ts'

const PAGES = [...Object.keys(routes).map((page) => (page === 'home' ? 'index' : page)), '404']

test('a check says of each page on which devices it looks at it, and what is wrong there', async () => {
  const dist = await temporaryFolder()
  await writeFiles(dist, { 'header-rules.json': JSON.stringify({ general: {}, special: [] }) })
  for (const page of PAGES) {
    const wide = page === 'about' ? '<p style="width:500px">One person, one roll.</p>' : ''
    const broken = page === 'contact'
    const state = broken ? 'data-scripts-failed' : 'data-live'
    const link = page === 'index' ? '<a href="/rome">Rome</a>' : ''
    await writeFiles(path.join(dist, 'client'), {
      [`${page}.html`]:
        `<!doctype html><html lang="en" ${state}><meta name="viewport" content="width=device-width"><title>${page}</title>` +
        `<link rel="icon" href="data:,"><main><h1>${page}</h1>${link}${wide}</main>${broken ? '<script>throw Error("It broke")</script>' : ''}</html>`,
    })
  }

  const lines: string[] = []
  const found = await examineSite(dist, (line) => lines.push(line))
  expect(found.map(({ says }) => says)).toEqual([
    'About, on phones: the page is wider than the window.',
    'Contact, on phones, tablets, and desktops: It broke',
    'Home: the link to /rome leads nowhere.',
  ])
  expect(lines).toHaveLength(36)
  expect(lines.at(-1)).toMatch(/^Looking at .*, 36 of 36 …$/)
})
