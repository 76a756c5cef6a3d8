import { pageHeaders, type Policy } from '../policy.ts'
import { namedFiles } from './by-name.ts'

/** In characters: the longest `source` that Vercel takes, less the slash and braces around it. */
const LONGEST_SOURCE = 4_000

/** `vercel.json`. Permanent redirects are 308 there. */
export function vercelFile(policy: Pick<Policy, 'rules' | 'files'>): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Answers /about from about.html, and leads every other form of the path there.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs(pageHeaders(policy)) },
      ...namedFiles(policy, LONGEST_SOURCE).map(({ expression, headers }) => ({
        // A group must not begin with the slash that every source begins with.
        source: expression.startsWith('(')
          ? `/${expression.replaceAll(/(?<=[(|])\//g, '')}`
          : expression,
        headers: pairs(headers),
      })),
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function pairs(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
