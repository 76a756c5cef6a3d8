import type { ContentFile } from '../../pipeline/content/files.ts'
import { OPTIONAL_FIELDS, without } from '../../pipeline/tests/optional-fields.ts'
import { keepPhotographs, rewrite, type Content } from './content.ts'

/** Everything left out that may be left out, and no photograph on film. */
export function barest(content: Content) {
  for (const [file, fields] of Object.entries(OPTIONAL_FIELDS)) {
    without(content[file.replace('.yaml', '') as ContentFile], fields)
  }
  for (const card of Object.values<{ line?: string }>(content.sharing.cards)) delete card.line
  for (const page of Object.values<object>(content.studio.navigation)) {
    Object.assign(page, { thumbnail: undefined, footer: undefined })
  }
  content.home.slideshow.slides.length = 3
  content.portfolio.featuredWork.photographs.length = 3
  keepPhotographs(content, 5)
  rewrite(content, 'film-stock', () => 'none')
}
