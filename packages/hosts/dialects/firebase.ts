import { pageHeaders, type Policy } from '../policy.ts'
import { namedFiles } from './by-name.ts'

/** In characters. No limit is documented; this keeps each line within reach of a reader. */
const LONGEST_EXPRESSION = 4_000

/** `firebase.json`, to lie beside the folder `client`. Of two rules for one header the later holds. */
export function firebaseFile(policy: Policy): string {
  const settings = {
    hosting: {
      public: 'client',
      // By name, because `.well-known` is for others to read.
      ignore: ['.htaccess', '.assetsignore', '_headers', '_redirects', '**/*.br', '**/*.gz'],
      // Answers /about from about.html, and leads every other form of the path there.
      cleanUrls: true,
      trailingSlash: false,
      // All but this one.
      redirects: policy.pages
        .filter((page) => page !== '/')
        .map((page) => ({ source: `${page}/index.html`, destination: page, type: 301 })),
      headers: [
        { source: '**', headers: pairs(pageHeaders(policy)) },
        ...namedFiles(policy, LONGEST_EXPRESSION).map(({ expression, headers }) => ({
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
