import { COLORS } from './look.ts'

/**
 * The web app manifest: the name and the icon that the site has where someone keeps it. It opens in
 * the browser: a site to look at and to leave again gains nothing from a window without an address.
 */
export function manifest({ name, shortName }: { name: string; shortName: string }): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: COLORS.film,
    background_color: COLORS.table,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
