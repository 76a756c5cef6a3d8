import { pageHeaders, type SiteManifest } from './site-manifest.ts'

/** A file of the site and its size in bytes. */
type SizedFile = { name: string; size: number }

/** developers.cloudflare.com, Workers: limits. */
const CLOUDFLARE_FILES = 20_000
const CLOUDFLARE_FILE_MB = 25
/** docs.github.com, GitHub Pages limits. */
const GITHUB_SITE_MB = 1024
/** In characters. From awsfundamentals.com, not from Amazon. */
const CLOUDFRONT_CSP = 1_783

const FEWER_PRINTS = 'Show fewer photographs, or fewer sizes of each (prints.yaml).'

/** What the owner's words and photographs exceed of what some host accepts, one sentence each. */
export function limitErrors(site: SiteManifest, files: SizedFile[]): string[] {
  const csp = pageHeaders(site)['Content-Security-Policy']?.length ?? 0
  const total = megabytes(files.reduce((sum, { size }) => sum + size, 0))

  const errors = files
    .filter(({ size }) => megabytes(size) > CLOUDFLARE_FILE_MB)
    .map(
      ({ name, size }) =>
        `${name} has ${megabytes(size)} MB; Cloudflare accepts ${CLOUDFLARE_FILE_MB} MB. Make it smaller (prints.yaml).`,
    )
  if (files.length > CLOUDFLARE_FILES) {
    errors.push(
      `There are ${files.length} files; Cloudflare accepts ${CLOUDFLARE_FILES}. ${FEWER_PRINTS}`,
    )
  }
  if (total > GITHUB_SITE_MB) {
    errors.push(
      `The site has ${total} MB; GitHub Pages accepts ${GITHUB_SITE_MB} MB. ${FEWER_PRINTS}`,
    )
  }
  if (csp > CLOUDFRONT_CSP) {
    errors.push(
      `The content security policy has ${csp} characters; Amazon CloudFront accepts ${CLOUDFRONT_CSP}. Embed fewer other sites.`,
    )
  }
  return errors
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2)
}
