import { mkdir, readFile, rm, writeFile, cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { apacheFile } from './dialects/apache.ts'
import { caddyFile } from './dialects/caddy.ts'
import { notFoundWorker, wranglerFile } from './dialects/cloudflare.ts'
import { nginxFile } from './dialects/nginx.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelSettings } from './dialects/vercel.ts'
import {
  HEADER_RULES,
  headerRules,
  HSTS,
  NO_TRANSFORM,
  UNLISTED,
  withGeneral,
  type SiteManifest,
  type ThirdPartyOrigins,
} from './headers.ts'
import { filesIn, isHidden, NOT_FOUND, pageFile, pagesIn } from './paths.ts'
import { textExtensions } from './media-types.ts'

/**
 * The pages that a browser may prerender. `moderate` starts when a visitor hovers over a link or
 * begins to press it.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
function speculationRules(overlayLinks: string[]) {
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/assets/*', '/uploads/*'] } },
            { not: { selector_matches: ['[target=_blank]', '[download]', ...overlayLinks] } },
            // Links within the current page.
            { not: { selector_matches: ['[href^="#"]', '[aria-current=page]'] } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

type FinishOptions = {
  /** Selectors of links that scripts open over the page. */
  overlayLinks?: string[]
  /** What the project is called at a host: a to z, digits and hyphens. */
  project?: string
  /** Whether this is a trial deployment, which search engines should not list. */
  isTrial?: boolean
}

/** Marks the site in `dist` as unfinished, so that the preview server does not serve half of a site. */
export async function markUnfinished(dist: string): Promise<void> {
  await rm(path.join(dist, HEADER_RULES), { force: true })
}

/**
 * Finishes a built site: compressed variants of its files, and settings for each host.
 *
 * @param dist the folder with the site in `client/`; `hosts/` is written beside it.
 */
export async function finish(
  dist: string,
  origins: ThirdPartyOrigins,
  { overlayLinks = [], project = '', isTrial = false }: FinishOptions = {},
): Promise<void> {
  const folder = path.join(dist, 'client')
  const hosts = path.join(dist, 'hosts')
  const rules = withGeneral(headerRules(origins), isTrial ? UNLISTED : {})

  await write(folder, { 'speculation-rules.json': JSON.stringify(speculationRules(overlayLinks)) })
  await precompress(folder)
  const files = filesIn(folder)
  const site: SiteManifest = {
    ...withGeneral(rules, HSTS),
    pages: pagesIn(files),
    files: files.filter((file) => !isHidden(file)),
  }
  await rm(hosts, { recursive: true, force: true })
  // Hosts read these from the folder of the site.
  await write(folder, {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.htaccess': apacheFile(withGeneral(site, NO_TRANSFORM)),
    // Not uploaded to Cloudflare, which compresses files itself.
    '.assetsignore': '*.br\n*.gz\n.htaccess\n',
  })
  await write(hosts, {
    'caddy/site.caddy': caddyFile(withGeneral(site, NO_TRANSFORM)),
    'cloudflare/not-found.js': notFoundWorker(site),
    'cloudflare/wrangler.jsonc': wranglerFile(project, { worker: '', site: '../../client' }),
    'netlify/_headers': netlifyHeadersFile(site),
    // For the http block of an nginx with its Brotli module.
    'nginx/brotli.conf': 'brotli_static on;\n',
    'nginx/site.conf': nginxFile(withGeneral(site, NO_TRANSFORM)),
    'vercel/vercel.json': vercelSettings(site),
  })
  await write(path.join(hosts, 'github-pages'), await gitHubPages(folder, site))
  // Last, because this file marks the site as finished.
  await write(dist, { [HEADER_RULES]: withGeneral(rules, NO_TRANSFORM) })
}

/**
 * Files to copy over the site for GitHub Pages. It cannot redirect, so each page exists at `/about`
 * and at `/about/`; its `link rel="canonical"` names the first.
 */
async function gitHubPages(folder: string, site: SiteManifest) {
  const files: Record<string, string> = { '.nojekyll': '' }

  for (const page of [...site.pages.map(pageFile), NOT_FOUND]) {
    const html = withMetaPolicy(await readFile(path.join(folder, page), 'utf8'), site)
    files[page] = html
    const isAlone = page === '/index.html' || page === NOT_FOUND
    if (!isAlone) files[page.replace(/\.html$/, '/index.html')] = html
  }
  return files
}

/** Writes files by name. Objects become JSON. */
async function write(folder: string, files: Record<string, string | object>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    const isText = typeof content === 'string'
    await writeFile(file, isText ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}

/** Writes `.br` and `.gz` beside each text file of a folder, where the variant is smaller. */
async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((file) => textExtensions().includes(path.extname(file)))
  await Promise.all(texts.map((file) => compress(path.join(folder, file))))
}

async function compress(file: string) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const variants = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [extension, variant] of Object.entries(variants)) {
    if (variant.length < content.length) await writeFile(`${file}.${extension}`, variant)
  }
}

/** Hosts that take `client/` as a folder, with their own settings in it. */
const FOLDER_HOSTS = ['netlify', 'vercel', 'github-pages']

/** Copies a host's files over the finished site in `dist`, so that `client/` can be uploaded there. */
export async function readyFor(dist: string, host: string): Promise<string[]> {
  const folder = path.join(dist, 'hosts', host)
  await cp(folder, path.join(dist, 'client'), { recursive: true })
  return readdir(folder)
}

/** Says that there are no files for a host, and names the known hosts. Undefined for a known host. */
export function unknownHost(host: string): string | undefined {
  if (FOLDER_HOSTS.includes(host)) return undefined
  return `There are no files for ${host}. Choose ${FOLDER_HOSTS.join(', ')}.`
}

/** Directives that browsers accept in a header only. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

/**
 * A page for GitHub Pages, which sends no custom headers: the policy is a `<meta>` element, ahead of
 * everything that it restricts. Only the charset comes first, because browsers look for it in the
 * first 1,024 bytes.
 */
function withMetaPolicy(html: string, { general }: SiteManifest): string {
  const { 'Content-Security-Policy': csp = '', 'Referrer-Policy': referrer = '' } = general
  const directives = csp
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0]!))

  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${asAttribute(directives.join('; '))}">` +
    `<meta name="referrer" content="${asAttribute(referrer)}">`
  return html
    .replace(/<meta charset=[^>]*>/i, '')
    .replace('<head>', () => `<head><meta charset="utf-8">${tags}`)
}

function asAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
