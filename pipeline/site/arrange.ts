import type { Content, Resolved } from '../content/content.ts'
import type { Written } from '../content/files.ts'
import { drawServiceArea } from '../content/schemas/service-area.ts'
import { justifiedRows } from './justified-rows.ts'

/** Sorts what the files hold by the pages that show it. */
export function arrange(files: Resolved<Written>): Content {
  const { navigation, serviceArea, ...studio } = files.studio
  const { heading, photographs } = files.portfolio.featuredWork
  const rows = justifiedRows(photographs, ({ src: { full } }) => full.width / full.height)

  return {
    site: { studio, navigation, failure: files.failure },
    home: files.home,
    portfolio: { ...files.portfolio, featuredWork: { heading, rows } },
    about: files.about,
    contact: files.contact,
    booking: files.booking,
    notFound: files['not-found'],
    serviceArea: drawServiceArea(serviceArea),
  }
}
