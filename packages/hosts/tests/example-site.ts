import { headerRules, withHsts, type SiteManifest } from '../headers.ts'

/** A small site with a calendar. */
export const exampleSite: SiteManifest = {
  ...withHsts(
    headerRules({
      frames: ['https://calendar.example'],
      payments: ['https://calendar.example'],
      receivers: [],
      forms: [],
    }),
  ),
  pages: ['/', '/about'],
  files: [
    '/about.html',
    '/assets/a.1b2c.js',
    '/index.html',
    '/speculation-rules.json',
    '/uploads/dunes-320-1a2b.avif',
    '/uploads/dunes-736-1a2b.avif',
  ],
}
