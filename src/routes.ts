/** The pages and their paths. */
export const routes = {
  home: '/',
  portfolio: '/portfolio',
  about: '/about',
  contact: '/contact',
  booking: '/booking',
} as const

export type Route = keyof typeof routes
