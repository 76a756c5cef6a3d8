import type { Photo } from '../model/photo.ts'
import { addresses } from './addresses.ts'
import type { Written } from './files.ts'
import { justifiedRows } from './justified-rows.ts'
import { readMoney } from './money.ts'
import { forEachPage, type Route } from './pages.ts'
import type { PhotographReference } from './schemas/fields.ts'
import { drawServiceArea } from './schemas/service-area.ts'

/** The same with photographs in the place of references to them. */
export type Resolved<Value> = Value extends PhotographReference
  ? Photo
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value

/** Everything the pages show: every word, checked, with the photographs in their places. */
export type Content = ReturnType<typeof arrange>

/** What every page gets in addition to its own words. */
export type Site = Content['site']
export type Studio = Site['studio']

/** The words and photographs of each page. */
export type Pages = Content['pages']

export type Slide = Pages['home']['slideshow']['slides'][number]
export type Featured = Pages['portfolio']['featuredWork']['rows'][number][number]
export type SessionPhoto = NonNullable<Pages['portfolio']['recentSessions']>['photographs'][number]
export type InquiryWords = Pages['contact']['inquiry']
export type Package = Resolved<Written['booking']>['packages'][number]
/** A package as search engines know it. */
export type Offer = Content['offers'][number]

/** Sorts what the files hold by the pages that show it. */
export function arrange(files: Resolved<Written>) {
  const { navigation, serviceArea, ...studio } = files.studio
  const { recentWork, roll } = files.home
  const { featuredWork, recentSessions } = files.portfolio
  const onHome = addresses()
  const onPortfolio = addresses()
  const packages = files.booking.packages.map((one) => ({
    ...one,
    booking: one.booking ?? studio.scheduling?.calendar.page,
  }))
  // There, a plain $ is another dollar than that of the United States.
  const isAbroad = /^\+(?!1)/.test(studio.phone ?? '')

  return {
    /** `failure` is what a visitor reads when a page breaks. */
    site: { studio, navigation, failure: files.failure },
    pages: {
      ...(forEachPage((page) => files[page]) as Pick<typeof files, Route>),
      home: {
        ...files.home,
        recentWork: recentWork && inRows(addressed(recentWork, onHome)),
        roll: roll && numbered(roll, onHome),
      },
      portfolio: {
        ...files.portfolio,
        featuredWork: inRows(addressed(featuredWork, onPortfolio)),
        rollLink: roll?.link,
        recentSessions: recentSessions && addressed(recentSessions, onPortfolio),
      },
      booking: { ...files.booking, packages },
    },
    notFound: files['not-found'],
    /** Written with the studio, but too much for pages that do not show it. */
    serviceArea: serviceArea && drawServiceArea(serviceArea),
    /** Packages with a clear price, for search engines. */
    offers: packages.flatMap(({ name, description, price, booking }) => {
      const money = price && !(isAbroad && /(?<![A-Z])\$/.test(price)) && readMoney(price)
      return money ? [{ name, description, booking, ...money }] : []
    }),
  }
}

/** A roll with an address for each frame: its number on the film. */
function numbered<Frame, Words>(
  { frames, ...words }: Words & { frames: Frame[] },
  addressOf: ReturnType<typeof addresses>,
) {
  return {
    ...words,
    frames: frames.map((one, at) => ({ ...one, address: addressOf(`frame-${at + 1}`) })),
  }
}

/** The same with an address for each photograph: the id it has in its list, or the name of its file. */
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

/** The same with its photographs in justified rows. */
function inRows<Item extends { src: Photo }, Words>({
  photographs,
  ...words
}: Words & { photographs: Item[] }) {
  const rows = justifiedRows(photographs, ({ src: { full } }) => full.width / full.height)
  return { ...words, rows }
}
