import { pageHeaders, type SiteManifest } from '../site-manifest.ts'
import { fileRules } from './file-rules.ts'

/** In characters. Firebase documents no limit; this keeps lines readable. */
const MAX_EXPRESSION = 4_000

/** `firebase.json`, for beside the folder `client`. Of two rules for one header, the later one wins. */
export function firebaseFile(site: SiteManifest): string {
  const settings = {
    hosting: {
      public: 'client',
      // Named one by one, because `.well-known` is public.
      ignore: ['.htaccess', '.assetsignore', '_headers', '_redirects', '**/*.br', '**/*.gz'],
      // Serves /about from about.html, and redirects its aliases …
      cleanUrls: true,
      trailingSlash: false,
      // … except this one.
      redirects: site.pages
        .filter((page) => page !== '/')
        .map((page) => ({ source: `${page}/index.html`, destination: page, type: 301 })),
      headers: [
        { source: '**', headers: pairs(pageHeaders(site)) },
        ...fileRules(site, MAX_EXPRESSION).map(({ expression, headers }) => ({
          regex: `^${expression}$`,
          headers: pairs(headers),
        })),
      ],
    },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function pairs(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
