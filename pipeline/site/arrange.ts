import type { Content, Resolved } from '../content/content.ts'
import type { Written } from '../content/files.ts'
import { drawServiceArea } from '../content/schemas/service-area.ts'
import type { Photo } from '../model/photo.ts'
import { justifiedRows } from './justified-rows.ts'

/** Sorts what the files hold by the pages that show it. */
export function arrange(files: Resolved<Written>): Content {
  const { navigation, serviceArea, ...studio } = files.studio
  const { photographs: recent, ...recentWords } = files.home.recentWork
  const { photographs: featured, ...featuredWords } = files.portfolio.featuredWork

  return {
    site: { studio, navigation, failure: files.failure },
    home: { ...files.home, recentWork: { ...recentWords, rows: justifiedRows(recent, ratioOf) } },
    portfolio: {
      ...files.portfolio,
      featuredWork: { ...featuredWords, rows: justifiedRows(featured, ratioOf) },
    },
    about: files.about,
    contact: files.contact,
    booking: files.booking,
    notFound: files['not-found'],
    serviceArea: drawServiceArea(serviceArea),
  }
}

function ratioOf({ src: { full } }: { src: Photo }): number {
  return full.width / full.height
}
