import { aliases } from '../paths.ts'
import type { SiteManifest } from '../headers.ts'
import { fileRules, pairs } from './file-rules.ts'

/** `firebase.json`, to be placed beside the folder `client`. Of two rules for one header, the later one wins. */
export function firebaseSettings(site: SiteManifest) {
  return {
    hosting: {
      public: 'client',
      // Named one by one, because `.well-known` is public.
      ignore: ['.htaccess', '.assetsignore', '_headers', '_redirects', '**/*.br', '**/*.gz'],
      // Serves /about from about.html, and redirects its aliases …
      cleanUrls: true,
      trailingSlash: false,
      // … except this one, and `/index.html` only without a query.
      redirects: site.pages.map((page) => ({
        source: aliases(page).at(-1),
        destination: page,
        type: 301,
      })),
      headers: [
        { source: '**', headers: pairs(site.general) },
        ...fileRules(site).map(({ expression, headers }) => ({
          regex: `^${expression}$`,
          headers,
        })),
      ],
    },
  }
}
