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
import { firebaseFile } from './dialects/firebase.ts'
import { withMetaPolicy } from './dialects/github-pages.ts'
import { nginxBrotliFile, nginxFile } from './dialects/nginx.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelFile } from './dialects/vercel.ts'
import { filesIn } from './files-in.ts'
import type { HeaderRule } from './headers.ts'
import { isHidden, NOT_FOUND } from './hidden.ts'
import { limitErrors } from './limits.ts'
import { pageFile, pagesIn } from './page-paths.ts'
import { rulesForHosts, type SiteManifest } from './site-manifest.ts'

type HostFilesOptions = {
  /** The folder with the finished pages. */
  folder: string
  /** The settings of each host go here, into a folder of its name. */
  hosts: string
  rules: HeaderRule[]
}

/**
 * Writes the settings of every host.
 *
 * @throws {Error} when the site exceeds the limits of a host, with everything that does.
 */
export async function writeHostFiles({ folder, hosts, rules }: HostFilesOptions): Promise<void> {
  const site = await readManifest(folder, rules)
  await checkLimits(folder, site)

  await rm(hosts, { recursive: true, force: true })
  await write(folder, inSite(site))
  await write(hosts, besideSite(site))
  await write(path.join(hosts, 'github-pages'), await gitHubPages(folder, site))
}

async function readManifest(folder: string, rules: HeaderRule[]): Promise<SiteManifest> {
  const paths = (await filesIn(folder)).map((file) => `/${path.relative(folder, file)}`)
  const files = paths.map((file) => file.replaceAll(path.sep, '/')).toSorted()

  return {
    rules: rulesForHosts(rules),
    pages: pagesIn(files),
    files: files.filter((file) => !isHidden(file)),
  }
}

async function checkLimits(folder: string, site: SiteManifest) {
  const files = await Promise.all(
    (await filesIn(folder)).map(async (file) => ({
      name: path.relative(folder, file),
      size: (await stat(file)).size,
    })),
  )
  const errors = limitErrors(site, files)
  if (errors.length === 0) return

  throw new Error(`The site exceeds the limits of some hosts:\n\n${errors.join('\n')}\n`)
}

/** Files that hosts read from the folder of the site. */
function inSite(site: SiteManifest): Record<string, string> {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.htaccess': apacheFile(site),
    '.assetsignore': assetsIgnoreFile(),
  }
}

function besideSite(site: SiteManifest): Record<string, string> {
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
    'firebase/firebase.json': firebaseFile(site),
    'netlify/_headers': netlifyHeadersFile(site),
    'nginx/brotli.conf': nginxBrotliFile(),
    'nginx/site.conf': nginxFile(site),
    'vercel/vercel.json': vercelFile(site),
  }
}

/**
 * Files to copy over the site for GitHub Pages. It cannot redirect, so each page exists at `/about`
 * and at `/about/`; its `link rel="canonical"` names the first.
 */
async function gitHubPages(folder: string, site: SiteManifest): Promise<Record<string, string>> {
  const files: Record<string, string> = { '.nojekyll': '' }

  for (const page of [...site.pages.map(pageFile), NOT_FOUND]) {
    const html = withMetaPolicy(await readFile(path.join(folder, page), 'utf8'), site)
    files[page.slice(1)] = html
    if (page !== '/index.html' && page !== NOT_FOUND) {
      files[page.slice(1).replace(/\.html$/, '/index.html')] = html
    }
  }
  return files
}

async function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
