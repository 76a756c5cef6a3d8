import { urlOf } from '@studio/services/pasted'
import { isSample, samplePage } from '@studio/services/scheduling/resolve-calendar'

import { lookAttributes } from '../look/stylesheet.ts'
import { languageOf } from '../model/language.ts'
import type { Photo } from '../model/photo.ts'
import { inColors } from './schemas/scheduling.ts'
import { isOver } from './days.ts'
import type { Written } from './files.ts'
import { controlsOf } from './languages.ts'
import { priceRange, readMoney } from './money.ts'
import { forEachPage, PAGE_IDS, type Route } from './pages.ts'
import type { PhotographReference } from './schemas/fields.ts'
import { shownArea } from './schemas/service-area.ts'

/** A value with photographs in the place of references to them. */
export type Resolved<Value> = Value extends PhotographReference
  ? Photo
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value

/** Everything that pages show: all words, checked, with the photographs in their places. */
export type Content = ReturnType<typeof arrange>

/** The content that every page gets in addition to its own words. */
export type Site = Content['site']
export type Studio = Site['studio']

/** The words and photographs of each page. */
export type Pages = Content['pages']

export type Slide = Pages['home']['slideshow']['slides'][number]
export type Featured = Pages['portfolio']['featuredWork']['rows'][number][number]
export type SessionPhoto = NonNullable<Pages['portfolio']['recentSessions']>['photographs'][number]
export type InquiryWords = Pages['contact']['inquiry']
export type Package = Resolved<Written['booking']>['packages'][number]
/** A session on one day only. */
export type MiniSession = NonNullable<Pages['booking']['miniSessions']>['sessions'][number]
/** A package as search engines know it. */
export type Offer = Content['offers'][number]

/** Arranges the content of all files by the pages that show it. */
export function arrange(files: Resolved<Written>) {
  const { look } = files
  const { navigation, serviceArea, ...written } = files.studio
  const scheduling = written.scheduling && {
    calendar: inColors(written.scheduling.calendar, look.colors),
  }
  const studio = { ...written, ...(scheduling && { scheduling }) }
  const language = languageOf(studio.language)
  const { recentWork, roll } = files.home
  const { featuredWork, recentSessions } = files.portfolio
  const onHome = addresses()
  const onPortfolio = addresses()
  const calendar = studio.scheduling?.calendar
  const usesSample = isSample(calendar)
  const packages = files.booking.packages.map((one, at) => ({
    ...one,
    booking: one.booking ?? (usesSample ? samplePage(at) : calendar?.page),
  }))
  const asks = studio.embeds === 'ask'
  // A page asks the visitor where it has words for asking, so it gets these only if the studio asks.
  const whereAsked = <Words extends { ask?: unknown }>(words: Words | undefined, isAsked = asks) =>
    words && (isAsked ? words : { ...words, ask: undefined })
  const { privacy } = files.contact
  const { news, miniSessions } = files.booking
  const sessions = miniSessions?.sessions
    .filter(({ date }) => !isOver(date))
    .map((one) => ({ ...one, booking: one.booking ?? calendar?.page }))
  // Outside North America, a plain $ may be another dollar than that of the United States.
  const isAbroad = /^\+(?!1)/.test(studio.phone ?? '')

  return {
    /** `failure` is what a visitor reads when a page breaks. */
    site: {
      studio,
      navigation,
      failure: files.failure,
      privacyLink: privacy?.link,
      language,
      controls: controlsOf(studio.language, files.controls),
    },
    look: { ...look, attributes: lookAttributes(look) },
    pages: {
      ...(forEachPage((page) => files[page]) as Pick<typeof files, Route>),
      home: {
        ...files.home,
        recentWork: recentWork && inRows(addressed(recentWork, onHome)),
        // A frame has its number on the film.
        roll: roll && {
          ...roll,
          frames: roll.frames.map((one, at) => ({ ...one, address: onHome(`frame-${at + 1}`) })),
        },
      },
      portfolio: {
        ...files.portfolio,
        featuredWork: inRows(addressed(featuredWork, onPortfolio)),
        rollLink: roll?.link,
        recentSessions: recentSessions && inStories(addressed(recentSessions, onPortfolio)),
      },
      contact: {
        ...files.contact,
        serviceArea: whereAsked(files.contact.serviceArea),
        privacy: privacy && { ...privacy, asked: otherSites(files.studio, privacy) },
      },
      booking: {
        ...files.booking,
        packages,
        calendar: whereAsked(files.booking.calendar, asks && !usesSample),
        news: news && !isOver(news.until) ? news : undefined,
        miniSessions: sessions?.length ? { ...miniSessions!, sessions } : undefined,
      },
    },
    notFound: files['not-found'],
    /** The service area. It is written with the studio, but is too large for pages that do not show it. */
    serviceArea: serviceArea && shownArea(serviceArea),
    /** Packages with a price, for search engines. They get the price as money where its amount is clear. */
    offers: packages.flatMap(({ name, description, price, booking }, at) => {
      if (!price) return []
      const isClear = !(isAbroad && /(?<![A-Z])\$/.test(price))
      const money = isClear ? readMoney(price, language.tag) : undefined
      // Search engines never get addresses of the sample calendar.
      const known = usesSample ? files.booking.packages[at]?.booking : booking
      return [{ name, description, booking: known, money }]
    }),
    /** From the lowest to the highest price of Booking, for search engines. Nothing where one price is unclear. */
    priceRange: priceRange([...packages, ...(sessions ?? [])].flatMap(({ price }) => price ?? [])),
  }
}

/** A section with an address for each photograph: the id that it has in its list, or the name of its file. */
function addressed<Item extends { id?: string; src: Photo }, Words>(
  { photographs, ...words }: Words & { photographs: Item[] },
  addressOf: ReturnType<typeof addresses>,
) {
  const nameOf = ({ id, src }: Item) => id ?? src.className.replace('photo-', '')
  return {
    ...words,
    photographs: photographs.map((one) => ({ ...one, address: addressOf(nameOf(one)) })),
  }
}

/** A section with the number of each photograph in its story, in the order of the list. */
function inStories<Item extends { series: string | undefined }, Words>({
  photographs,
  ...words
}: Words & { photographs: Item[] }) {
  const counted = photographs.map((one) => {
    const all = photographs.filter(({ series }) => series === one.series)
    const part = { number: all.indexOf(one) + 1, count: all.length }
    return { ...one, part: one.series === undefined ? undefined : part }
  })
  return { ...words, photographs: counted }
}

/** A section with its photographs in justified rows. */
function inRows<Item extends { src: Photo }, Words>({
  photographs,
  ...words
}: Words & { photographs: Item[] }) {
  const rows = justifiedRows(photographs, ({ src: { full } }) => full.width / full.height)
  return { ...words, rows }
}

/** Another site that pages load or post to: its purpose, in the studio's words, and its host. */
type OtherSite = { what: string; host: string }

/** The other sites that pages load or post to, by the studio's settings. */
function otherSites(
  {
    scheduling,
    serviceArea,
    inquiries,
  }: Pick<Written['studio'], 'scheduling' | 'serviceArea' | 'inquiries'>,
  words: NonNullable<Written['contact']['privacy']>,
): OtherSite[] {
  const map = serviceArea && shownArea(serviceArea).map
  const sites = [
    [words.calendar, scheduling?.calendar.page],
    [words.map, map?.source],
    [words.form, inquiries?.endpoint],
  ] as const
  return sites.flatMap(([what, address = '']) => {
    const host = urlOf(address)?.hostname
    return host ? [{ what, host }] : []
  })
}

/** The sum of aspect ratios (width ÷ height) that a row should come near: wide, but not a strip. */
const TARGET = 2.4
const MOST_IN_A_ROW = 4

/** The least aspect ratio with which one photograph, no higher than a window, fills a row. */
const FULL = 2

type Rows<Item> = { cost: number; rows: Item[][] }

/**
 * Splits a list, its order kept, into rows of 1 to 4 that each fill the page's width at one
 * height without cropping. Chooses the split whose rows come nearest to one height.
 */
export function justifiedRows<Item>(items: Item[], ratio: (item: Item) => number): Item[][] {
  const best: Rows<Item>[] = [{ cost: 0, rows: [] }]

  for (let end = 1; end <= items.length; end++) {
    const choices = best.slice(-MOST_IN_A_ROW).map((before, index, lastFour) => {
      const row = items.slice(end - (lastFour.length - index), end)
      return { cost: before.cost + unevenness(row, ratio), rows: [...before.rows, row] }
    })
    best.push(choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least)))
  }
  return best.at(-1)!.rows
}

/**
 * How far a row is from `TARGET`. The distance is squared, so that two rows slightly off are better than one that is far
 * off. One photograph that leaves half of its row empty is worse than either.
 */
function unevenness<Item>(row: Item[], ratio: (item: Item) => number): number {
  const sum = row.reduce((total, item) => total + ratio(item), 0)
  const isHalfEmpty = row.length === 1 && sum < FULL
  return (sum / TARGET - 1) ** 2 + (isHalfEmpty ? 1 : 0)
}

/**
 * Gives each photograph of a page an address: its id, with a number if another photograph has the id already. Call once
 * for each page.
 */
export function addresses() {
  const taken = new Set(PAGE_IDS)

  return function addressOf(id: string): string {
    let address = id
    for (let number = 2; taken.has(address); number++) address = `${id}-${number}`
    taken.add(address)
    return address
  }
}
