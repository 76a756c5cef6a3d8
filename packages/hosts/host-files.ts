import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { apacheFile } from './dialects/apache.ts'
import { uploadScript } from './dialects/aws-upload.ts'
import {
  awsHeaders,
  distribution,
  responseHeadersPolicy,
  viewerRequestFunction,
} from './dialects/aws.ts'
import { caddyFile } from './dialects/caddy.ts'
import { assetsIgnoreFile, notFoundWorker, wranglerFile } from './dialects/cloudflare.ts'
import { firebaseSettings } from './dialects/firebase.ts'
import { withMetaPolicy } from './dialects/github-pages.ts'
import { nginxBrotliFile, nginxFile } from './dialects/nginx.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelSettings } from './dialects/vercel.ts'
import type { HeaderRule } from './headers.ts'
import { limitErrors } from './limits.ts'
import { filesIn, isHidden, NOT_FOUND, pageFile, pagesIn } from './paths.ts'
import { rulesForHosts, type SiteManifest } from './site-manifest.ts'

/** The text of files by name. Settings in JSON are given as what they say. */
type Files = Record<string, string | object>

type HostFilesOptions = {
  /** The folder with the finished pages. */
  folder: string
  /** The settings of each host go here, into a folder of its name. */
  hosts: string
  rules: HeaderRule[]
}

/** The site is too large for a host. The message says what to change. */
export class LimitError extends Error {}

/**
 * Writes the settings of every host.
 *
 * @throws {LimitError} when the site exceeds the limits of a host, with everything that does.
 */
export async function writeHostFiles({ folder, hosts, rules }: HostFilesOptions): Promise<void> {
  const files = await Promise.all(
    (await filesIn(folder)).map(async (file) => {
      const name = path.relative(folder, file).replaceAll(path.sep, '/')
      return { name, size: (await stat(file)).size }
    }),
  )
  const paths = files.map(({ name }) => `/${name}`).toSorted()
  const site: SiteManifest = {
    rules: rulesForHosts(rules),
    pages: pagesIn(paths),
    files: paths.filter((file) => !isHidden(file)),
  }
  const errors = limitErrors(site, files)
  if (errors.length > 0) {
    throw new LimitError(`The site exceeds the limits of some hosts:\n\n${errors.join('\n')}\n`)
  }

  await rm(hosts, { recursive: true, force: true })
  await write(folder, inSite(site))
  await write(hosts, besideSite(site))
  await write(path.join(hosts, 'github-pages'), await gitHubPages(folder, site))
}

/** Files that hosts read from the folder of the site. */
function inSite(site: SiteManifest): Files {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.htaccess': apacheFile(site),
    '.assetsignore': assetsIgnoreFile(),
  }
}

function besideSite(site: SiteManifest): Files {
  const aws = awsHeaders(site)

  return {
    'aws/distribution.json': distribution(site),
    'aws/function.js': viewerRequestFunction(site),
    'aws/response-headers-files.json': responseHeadersPolicy('film-studio-files', aws.files),
    'aws/response-headers-pages.json': responseHeadersPolicy('film-studio-pages', aws.pages),
    'aws/upload.sh': uploadScript(site),
    'caddy/site.caddy': caddyFile(site),
    'cloudflare/not-found.js': notFoundWorker(site),
    'cloudflare/wrangler.jsonc': wranglerFile(),
    'firebase/firebase.json': firebaseSettings(site),
    'netlify/_headers': netlifyHeadersFile(site),
    'nginx/brotli.conf': nginxBrotliFile(),
    'nginx/site.conf': nginxFile(site),
    'vercel/vercel.json': vercelSettings(site),
  }
}

/**
 * Files to copy over the site for GitHub Pages. It cannot redirect, so each page exists at `/about`
 * and at `/about/`; its `link rel="canonical"` names the first.
 */
async function gitHubPages(folder: string, site: SiteManifest): Promise<Files> {
  const files: Files = { '.nojekyll': '' }

  for (const page of [...site.pages.map(pageFile), NOT_FOUND]) {
    const html = withMetaPolicy(await readFile(path.join(folder, page), 'utf8'), site)
    files[page.slice(1)] = html
    if (page !== '/index.html' && page !== NOT_FOUND) {
      files[page.slice(1).replace(/\.html$/, '/index.html')] = html
    }
  }
  return files
}

async function write(folder: string, files: Files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    const isText = typeof content === 'string'
    await writeFile(file, isText ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}
