import { viewerRequestFunction } from './dialects/aws.ts'
import { headersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelFile } from './dialects/vercel.ts'
import { pageHeaders, type Policy } from './policy.ts'

/** A file of the site and its size in bytes. */
export type SizedFile = { name: string; size: number }

/** What hosts allow at most. Where each number is documented stands in docs/put-online.md. */
const CLOUDFLARE = { rules: 100, line: 2_000, redirects: 2_000, redirect: 1_000, files: 20_000 }
const CLOUDFLARE_FILE = 25 * 1024 ** 2
const CLOUDFRONT_POLICY = 1_783
/** In bytes. */
const CLOUDFRONT_FUNCTION = 10 * 1024
const VERCEL_RULES = 2_048
const GITHUB_SITE = 1024 ** 3

/** Netlify sets these itself, and takes the whole block of a rule that tries to. */
const NOT_ON_NETLIFY = [
  'Accept-Ranges',
  'Age',
  'Allow',
  'Alt-Svc',
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Date',
  'Location',
  'Server',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
]

/** What of the site some host would refuse or cut off, one sentence each. */
export function beyondLimits(policy: Policy, files: SizedFile[]): string[] {
  return [...tooLong(policy), ...tooMany(policy, files), ...forbidden(policy), ...tooBig(files)]
}

function tooLong(policy: Policy): string[] {
  const csp = pageHeaders(policy)['Content-Security-Policy'] ?? ''
  const header = longest(headersFile(policy).split('\n'))
  const redirect = longest(redirectsFile(policy).split('\n'))
  const code = Buffer.byteLength(viewerRequestFunction(policy))

  return [
    csp.length > CLOUDFRONT_POLICY &&
      `The content-security policy has ${csp.length} characters; Amazon CloudFront takes ${CLOUDFRONT_POLICY}. Show pages of fewer other sites.`,
    code > CLOUDFRONT_FUNCTION &&
      `The function for Amazon CloudFront has ${code} bytes; it takes ${CLOUDFRONT_FUNCTION}. The site has too many pages for it.`,
    header.length > CLOUDFLARE.line &&
      `The header "${header.trim().split(':')[0]}" has ${header.length} characters; Cloudflare takes ${CLOUDFLARE.line} in a line. Make it shorter in hosting/headers.ts.`,
    redirect.length > CLOUDFLARE.redirect &&
      `The address "${redirect.slice(0, 60)}…" is too long to be redirected; Cloudflare takes ${CLOUDFLARE.redirect} characters. Give the page a shorter name.`,
  ].filter((message) => message !== false)
}

function tooMany(policy: Policy, files: SizedFile[]): string[] {
  const rules = policy.rules.length
  const redirects = redirectsFile(policy).split('\n').length - 1
  const named: number = JSON.parse(vercelFile(policy)).headers.length

  return [
    rules > CLOUDFLARE.rules &&
      `There are ${rules} header rules; Cloudflare takes ${CLOUDFLARE.rules}. Put some together in hosting/headers.ts.`,
    redirects > CLOUDFLARE.redirects &&
      `There are ${redirects} redirects, three for each page; Cloudflare takes ${CLOUDFLARE.redirects}. The site has too many pages for it.`,
    named > VERCEL_RULES &&
      `There are ${named} header rules for Vercel, which takes ${VERCEL_RULES}. Print fewer sizes in content/prints.yaml, or show fewer photographs.`,
    files.length > CLOUDFLARE.files &&
      `There are ${files.length} files; Cloudflare takes ${CLOUDFLARE.files}. Print fewer sizes in content/prints.yaml, or show fewer photographs.`,
  ].filter((message) => message !== false)
}

function forbidden({ rules }: Policy): string[] {
  const named = rules.flatMap(({ path, headers }) =>
    Object.keys(headers).map((name) => ({ path, name })),
  )
  return named
    .filter(({ name }) => NOT_ON_NETLIFY.some((one) => one.toLowerCase() === name.toLowerCase()))
    .map(
      ({ path, name }) =>
        `The header "${name}" of ${path} cannot be set on Netlify, which sends its own. Take it out of hosting/headers.ts.`,
    )
}

function tooBig(files: SizedFile[]): string[] {
  const total = files.reduce((sum, { size }) => sum + size, 0)

  return [
    ...files
      .filter(({ size }) => size > CLOUDFLARE_FILE)
      .map(
        ({ name, size }) =>
          `${name} has ${megabytes(size)} MB; Cloudflare takes ${megabytes(CLOUDFLARE_FILE)} MB. Print it smaller in content/prints.yaml.`,
      ),
    ...(total > GITHUB_SITE
      ? [
          `The site has ${megabytes(total)} MB; GitHub Pages takes ${megabytes(GITHUB_SITE)} MB. Show fewer photographs, or print fewer sizes.`,
        ]
      : []),
  ]
}

function longest(lines: string[]): string {
  return lines.reduce((one, next) => (next.length > one.length ? next : one), '')
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2)
}
