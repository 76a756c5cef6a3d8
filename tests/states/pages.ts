import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { folderOf } from '../studios/studios.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { expect } from '../support/test.ts'
import { answerEmbeds, lastControlIn, scrollToCalendar, scrollToMap } from './embeds.ts'
import { layoutShift } from './checks.ts'
import { heading, opened, WHOLE, type State } from './state.ts'

/** What is read of each page, by its path. */
const PAGES: Record<string, State['heard']> = {
  '/': home,
  '/portfolio': portfolio,
  '/about': about,
  '/contact': contact,
  '/booking': booking,
  '/nope': notFound,
}

/** Each page as it opens, with and without JavaScript, and one of which a part failed. */
export const PAGE_STATES: State[] = [
  ...Object.entries(PAGES).flatMap(([path, own]): State[] => [
    {
      title: path,
      open: (page, words) => openWhole(page, words, path),
      heard: (words) => [
        ...bar(words),
        `button "${words.controls.menu.name}"`,
        'main',
        ...own(words),
        ...footer(words),
      ],
      logs: /404/,
    },
    {
      title: `${path} without JavaScript`,
      open: opened(path),
      heard: (words) => [
        ...bar(words),
        'main',
        ...own(words).filter((line) => line && /^(heading|img|link)/.test(line)),
        ...footer(words),
      ],
      logs: /404/,
      withoutScripts: true,
    },
  ]),
  {
    title: 'a page of which a part failed',
    async open(page, { failure }, studio) {
      const site = studio === 'demo' ? 'test-results/demo' : `${folderOf(studio)}/dist`
      const html = await readFile(`${site}/client/portfolio.html`, 'utf8')
      const body = html.replace('"slides":[', '"lost":[')
      await page.route('**/portfolio', (route) =>
        route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
      )
      await page.goto('/portfolio')
      await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible()
    },
    within: 'section[role=alert]',
    heard: ({ failure }) => [
      'alert',
      heading(1, failure.heading),
      `paragraph: ${failure.text}`,
      `link "${failure.link}"`,
    ],
    studios: WHOLE,
    logs: /./,
  },
]

/** Opens a page, whose layout must not shift, with the frame whose controls are to be reached. */
async function openWhole(page: Page, words: StudioWords, path: string) {
  const [map, calendar] = [words.contact.serviceArea, words.booking.calendar]
  await answerEmbeds(page)
  await page.goto(path)
  expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.001)
  if (path === '/contact' && map) {
    await scrollToMap(page, words)
    await expect(lastControlIn(page, map.label)).toBeVisible()
  } else if (path === '/booking' && calendar) {
    await scrollToCalendar(page, words)
    await expect(lastControlIn(page, calendar.label)).toBeVisible()
  }
}

function bar({ studio, controls }: StudioWords) {
  return [`link "${controls.page.skip}"`, 'banner', `link "${studio.name}"`]
}

function footer({ controls }: StudioWords) {
  return ['contentinfo', `navigation "${controls.page.footer}"`]
}

function home({ home: { slideshow, welcome, ...parts }, controls, fill }: StudioWords) {
  const count = slideshow.slides.length
  const numbered = (name: string) => (_: unknown, at: number) =>
    fill(name, { number: at + 1, count })
  const { stop, position, choose, previous, next, photograph } = controls.slideshow
  return [
    `region "${slideshow.label}"`,
    `button "${stop}"`,
    ...slideshow.slides.map(numbered(position)).map((name) => `group "${name}"`),
    `group "${choose}"`,
    `button "${previous}"`,
    ...slideshow.slides.map(numbered(photograph)).map((name) => `button "${name}"`),
    `button "${next}"`,
    heading(1, welcome.heading),
    ...[parts.roll, parts.recentWork, parts.letters, parts.banner].flatMap((part) =>
      part ? heading(2, part.heading) : [],
    ),
  ]
}

function portfolio({ portfolio: page, controls, fill }: StudioWords) {
  const { featuredWork, recentSessions } = page
  const { open, openPick } = controls.photographs
  const count = recentSessions?.photographs.length ?? 0
  return [
    heading(1, page.heading),
    heading(2, featuredWork.heading),
    ...featuredWork.photographs.map(({ title, category, pick }) => {
      return `link "${fill(pick ? openPick : open, { title, category })}"`
    }),
    recentSessions && heading(2, recentSessions.heading),
    ...Array.from({ length: count }, (_, at) => {
      return `group "${fill(controls.sessions.position, { number: at + 1, count })}"`
    }),
    page.banner && heading(2, page.banner.heading),
  ]
}

function about({ about: page }: StudioWords) {
  return [
    heading(1, page.introduction.heading),
    ...(page.philosophy ? [heading(2, page.philosophy.heading)] : []),
    ...(page.philosophy?.cards ?? []).map(({ title }) => heading(3, title)),
    page.banner && heading(2, page.banner.heading),
  ]
}

function contact({ contact: page, controls, fill }: StudioWords) {
  const { inquiry, details, guarantee, serviceArea, photographs, banner } = page
  return [
    heading(1, page.heading),
    `form "${inquiry.heading}"`,
    heading(2, inquiry.heading),
    ...[inquiry.name, inquiry.email, inquiry.preferredDate].map(
      ({ label }) => `textbox "${label}"`,
    ),
    ...(inquiry.choices ?? []).flatMap(({ label, options }) => [
      `group "${label}"`,
      ...options.map((option) => `radio "${option}"`),
    ]),
    `textbox "${inquiry.message.label}"`,
    `button "${inquiry.button}"`,
    `button "${controls.copying.email}"`,
    details.phone && `button "${controls.copying.phone}"`,
    guarantee && heading(2, guarantee.heading),
    serviceArea && `link "${fill(controls.links.newTab, { link: serviceArea.link })}"`,
    photographs && heading(2, photographs.heading),
    banner && heading(2, banner.heading),
  ]
}

function booking({ booking: page, studio, controls, fill }: StudioWords) {
  const { packages, letters, terms, calendar, delivery, questions } = page
  const bookNow = (name: string) => {
    const link = `${page.bookNow}: ${name}`
    return studio.scheduling ? fill(controls.links.newTab, { link }) : link
  }
  return [
    heading(1, page.heading),
    ...packages.flatMap(({ name }) => [heading(2, name), `link "${bookNow(name)}"`]),
    ...[terms, calendar, delivery].flatMap((part) => (part ? heading(2, part.heading) : [])),
    ...(delivery?.steps ?? []).map(({ title }) => heading(3, title)),
    letters && heading(2, letters.heading),
    questions && heading(2, questions.heading),
    ...(questions?.questions ?? []).map(({ question }) => `group: ${question}`),
  ]
}

function notFound({ 'not-found': page }: StudioWords) {
  return [heading(1, page.heading), heading(2, page.number), `link "${page.link}"`]
}
