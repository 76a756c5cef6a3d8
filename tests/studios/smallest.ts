import type { ContentFile } from '../../pipeline/content/files.ts'
import { OPTIONAL_FIELDS, without } from '../../pipeline/tests/optional-fields.ts'
import { keepPhotographs, rewrite, type Content } from './content.ts'

/** Everything left out that may be, texts of two words, and no photograph on film. */
export function smallest(content: Content) {
  const { home, portfolio, about, booking, sharing, studio } = content
  for (const [file, fields] of Object.entries(OPTIONAL_FIELDS)) {
    without(content[file.replace('.yaml', '') as ContentFile], fields)
  }
  for (const card of Object.values<{ line?: string }>(sharing.cards)) delete card.line
  for (const page of Object.values<object>(studio.navigation)) {
    Object.assign(page, { thumbnail: undefined, footer: undefined })
  }
  home.slideshow.slides.length = 2
  portfolio.featuredWork.photographs.length = 3
  about.story.length = 1
  booking.packages.length = 1
  keepPhotographs(content, 3)
  content['film-stocks'].length = 1
  rewrite(content, 'film-stock', () => 'none')
  rewrite(content, 'text', (text, file, path) => {
    // Tests find the form by its text.
    if (file === 'contact' && path[0] === 'inquiry') return text
    const words = text.replaceAll('*', '').split(/\s+/)
    return words.slice(0, 2).join(' ').replace(/,$/, '')
  })
  Object.assign(studio, {
    name: 'Io',
    photographer: 'Al Wu',
    email: 'a@io.example',
    url: 'https://io.example',
    city: 'Io, NC',
    copyrightYear: 2026,
  })
}
