/** The five pages, in the order of the bar. Every link of the site is made from here. */
export const routes = {
  home: '/',
  portfolio: '/portfolio',
  about: '/about',
  contact: '/contact',
  booking: '/booking',
} as const

export type Route = keyof typeof routes
