import { portfolio, site } from 'virtual:content'

import { featuredSizes } from '#src/features/featured-work/featured-sizes.ts'
import type { PageData } from '#src/site/page-data.ts'

export type PortfolioData = PageData<typeof portfolio>

export function data(): PortfolioData {
  const { rows } = portfolio.featuredWork
  const [item] = rows.flat()
  const first = item && { photo: item.src, sizes: featuredSizes(rows)[0] ?? '100vw' }
  return { route: 'portfolio', site, words: portfolio, first }
}
