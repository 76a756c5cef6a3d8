import { portfolio, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

export type PortfolioData = PageData<typeof portfolio>

export function data(): PortfolioData {
  return { route: 'portfolio', site, words: portfolio }
}
