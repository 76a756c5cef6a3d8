import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../document/merge.ts'

/** What a fold at the end of a form is called. */
export const FOLDS = ['More', 'When something fails', 'For search engines'] as const

export type FoldName = (typeof FOLDS)[number]

/** Fields that owners seldom look for, by their places without positions in lists. */
const FOLDED: Record<FoldName, RegExp> = {
  More: new RegExp(
    [
      'studio/(language|elsewhere|copyrightYear|businessProfile)',
      'studio/navigation/\\w+/thumbnail',
      'home/recentWork/label',
      'contact/serviceArea/label',
      'booking/calendar/label',
      'sharing/cards/\\w+/line',
      'look/colors/(onFilm|white|pink|goldenrod|waxOnFilm|safelight)',
    ].join('|'),
  ),
  'When something fails': new RegExp(
    [
      'booking/calendar/(ask|byHand|asking|empty|booked|unreachable)',
      'contact/inquiry/(sending|leaveEmpty|failure|withoutJavaScript)',
      'contact/serviceArea/(ask|unreachable)',
    ].join('|'),
  ),
  'For search engines': /(home|portfolio|about|contact|booking)\/(title|description)/,
}

/** The fold that a field is in, if it is in one. */
export function foldOf(file: ContentFile, path: Path): FoldName | undefined {
  const place = [file, ...path.filter((step) => typeof step === 'string')].join('/')
  return FOLDS.find((name) => new RegExp(`^(?:${FOLDED[name].source})$`).test(place))
}
