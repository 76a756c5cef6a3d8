import { statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { apacheFile } from './dialects/apache.ts'
import { awsFiles } from './dialects/aws.ts'
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

/** Contents of files by name. Objects are written as JSON. */
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
  const files = filesIn(folder)
  const site: SiteManifest = {
    rules: rulesForHosts(rules),
    pages: pagesIn(files),
    files: files.filter((file) => !isHidden(file)),
  }
  const sizes = files.map((name) => ({ name, size: statSync(path.join(folder, name)).size }))
  const errors = limitErrors(site, sizes)
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

/** Files for one host each. */
function besideSite(site: SiteManifest): Files {
  return {
    ...awsFiles(site),
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
    files[page] = html
    const isAlone = page === '/index.html' || page === NOT_FOUND
    if (!isAlone) files[page.replace(/\.html$/, '/index.html')] = html
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
