import { viewerRequestFunction } from './dialects/aws.ts'
import { headersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelSettings } from './dialects/vercel.ts'
import { pageHeaders, type SiteManifest } from './site-manifest.ts'

/** A file of the site and its size in bytes. */
type SizedFile = { name: string; size: number }

/** Lengths in characters. developers.cloudflare.com, Pages: headers, redirects, limits. */
const CLOUDFLARE = { rules: 100, line: 2_000, redirects: 2_000, redirect: 1_000, files: 20_000 }
const CLOUDFLARE_FILE_BYTES = 25 * 1024 ** 2
/** In characters. From awsfundamentals.com, not from Amazon. */
const CLOUDFRONT_CSP = 1_783
/** docs.aws.amazon.com, CloudFront quotas. */
const CLOUDFRONT_FUNCTION_BYTES = 10 * 1024
/** From the package @vercel/routing-utils, as is the limit of 4,096 characters a rule. */
const VERCEL_RULES = 2_048
/** docs.github.com, GitHub Pages limits. */
const GITHUB_SITE_BYTES = 1024 ** 3

/** Netlify sets these headers itself, and drops a rule that names one (netlify/build, headers-parser). */
const RESERVED_BY_NETLIFY =
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date ' +
  'location server trailer transfer-encoding upgrade'

const FEWER_PRINTS = 'Show fewer photographs, or fewer sizes of each (prints.yaml).'

/** Everything that exceeds what some host accepts, one sentence each. */
export function limitErrors(site: SiteManifest, files: SizedFile[]): string[] {
  return [
    ...lengthErrors(site),
    ...countErrors(site, files),
    ...nameErrors(site),
    ...sizeErrors(files),
  ]
}

function lengthErrors(site: SiteManifest): string[] {
  const csp = pageHeaders(site)['Content-Security-Policy'] ?? ''
  const header = longest(headersFile(site).split('\n'))
  const redirect = longest(redirectsFile(site).split('\n'))
  const code = Buffer.byteLength(viewerRequestFunction(site))

  return [
    csp.length > CLOUDFRONT_CSP &&
      `The content security policy has ${csp.length} characters; Amazon CloudFront accepts ${CLOUDFRONT_CSP}. Embed fewer other sites.`,
    code > CLOUDFRONT_FUNCTION_BYTES &&
      `The function for Amazon CloudFront has ${code} bytes; it accepts ${CLOUDFRONT_FUNCTION_BYTES}. The site has too many pages for it.`,
    header.length > CLOUDFLARE.line &&
      `The header "${header.trim().split(':')[0]}" has ${header.length} characters; Cloudflare accepts ${CLOUDFLARE.line} in a line. Make it shorter in packages/hosts/headers.ts.`,
    redirect.length > CLOUDFLARE.redirect &&
      `The path "${redirect.slice(0, 60)}…" is too long for a redirect; Cloudflare accepts ${CLOUDFLARE.redirect} characters. Give the page a shorter name.`,
  ].filter((message) => message !== false)
}

function countErrors(site: SiteManifest, files: SizedFile[]): string[] {
  const rules = site.rules.length
  const redirects = redirectsFile(site).split('\n').length - 1
  const vercelRules = vercelSettings(site).headers.length

  return [
    rules > CLOUDFLARE.rules &&
      `There are ${rules} header rules; Cloudflare accepts ${CLOUDFLARE.rules}. Merge some in packages/hosts/headers.ts.`,
    redirects > CLOUDFLARE.redirects &&
      `There are ${redirects} redirects, three for each page; Cloudflare accepts ${CLOUDFLARE.redirects}. The site has too many pages for it.`,
    vercelRules > VERCEL_RULES &&
      `There are ${vercelRules} header rules for Vercel, which accepts ${VERCEL_RULES}. ${FEWER_PRINTS}`,
    files.length > CLOUDFLARE.files &&
      `There are ${files.length} files; Cloudflare accepts ${CLOUDFLARE.files}. ${FEWER_PRINTS}`,
  ].filter((message) => message !== false)
}

function nameErrors({ rules }: SiteManifest): string[] {
  const reserved = new Set(RESERVED_BY_NETLIFY.split(' '))
  return rules.flatMap(({ path, headers }) =>
    Object.keys(headers)
      .filter((name) => reserved.has(name.toLowerCase()))
      .map(
        (name) =>
          `The header "${name}" of ${path} cannot be set on Netlify, which sends its own. Remove it from packages/hosts/headers.ts.`,
      ),
  )
}

function sizeErrors(files: SizedFile[]): string[] {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const tooBig = files.filter(({ size }) => size > CLOUDFLARE_FILE_BYTES)

  return [
    ...tooBig.map(
      ({ name, size }) =>
        `${name} has ${megabytes(size)} MB; Cloudflare accepts ${megabytes(CLOUDFLARE_FILE_BYTES)} MB. Make it smaller (prints.yaml).`,
    ),
    total > GITHUB_SITE_BYTES &&
      `The site has ${megabytes(total)} MB; GitHub Pages accepts ${megabytes(GITHUB_SITE_BYTES)} MB. ${FEWER_PRINTS}`,
  ].filter((message) => message !== false)
}

function longest(lines: string[]): string {
  return lines.reduce((one, next) => (next.length > one.length ? next : one), '')
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2)
}
