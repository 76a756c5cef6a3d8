import type { Content, Resolved } from '../content/content.ts'
import type { Written } from '../content/files.ts'
import { readMoney } from '../content/money.ts'
import { drawServiceArea } from '../content/schemas/service-area.ts'
import type { Photo } from '../model/photo.ts'
import { justifiedRows } from './justified-rows.ts'

/** Sorts what the files hold by the pages that show it. */
export function arrange(files: Resolved<Written>): Content {
  const { navigation, serviceArea, ...studio } = files.studio
  const { recentWork } = files.home
  const packages = files.booking.packages.map((one) => ({
    ...one,
    booking: one.booking ?? studio.scheduling?.calendar.page,
  }))
  // There, a plain $ is another dollar than that of the United States.
  const isAbroad = /^\+(?!1)/.test(studio.phone ?? '')
  const { photographs: featured, ...featuredWords } = files.portfolio.featuredWork

  return {
    site: { studio, navigation, failure: files.failure },
    home: {
      ...files.home,
      recentWork: recentWork && {
        heading: recentWork.heading,
        link: recentWork.link,
        rows: justifiedRows(recentWork.photographs, ratioOf),
      },
    },
    portfolio: {
      ...files.portfolio,
      featuredWork: { ...featuredWords, rows: justifiedRows(featured, ratioOf) },
    },
    about: files.about,
    contact: files.contact,
    booking: { ...files.booking, packages },
    notFound: files['not-found'],
    serviceArea: serviceArea && drawServiceArea(serviceArea),
    offers: packages.flatMap(({ name, description, price, booking }) => {
      const money = price && !(isAbroad && price.startsWith('$')) && readMoney(price)
      return money ? [{ name, description, booking, ...money }] : []
    }),
  }
}

function ratioOf({ src: { full } }: { src: Photo }): number {
  return full.width / full.height
}
