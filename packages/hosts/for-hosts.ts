import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { fileOf, pagesAmong } from './canonical.ts'
import { apacheFile } from './dialects/apache.ts'
import {
  awsHeaders,
  distribution,
  responseHeadersPolicy,
  viewerRequestFunction,
} from './dialects/aws.ts'
import { uploadScript } from './dialects/aws-upload.ts'
import { caddyFile } from './dialects/caddy.ts'
import { assetsIgnoreFile, missingWorker, wranglerFile } from './dialects/cloudflare.ts'
import { firebaseFile } from './dialects/firebase.ts'
import { withMetaPolicy } from './dialects/github-pages.ts'
import { nginxBrotliFile, nginxFile } from './dialects/nginx.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './dialects/underscore-files.ts'
import { vercelFile } from './dialects/vercel.ts'
import { filesIn } from './files-in.ts'
import type { HeaderRule } from './headers.ts'
import { beyondLimits } from './limits.ts'
import { rulesForHosts, type Policy } from './policy.ts'
import { isHidden, NOT_FOUND } from './hidden.ts'

type ForHostsOptions = {
  /** The folder with the finished pages. */
  site: string
  /** Where the settings of each host go, in a folder of its name. */
  hosts: string
  rules: HeaderRule[]
}

/**
 * Writes the same policy in the words of every host. Throws when the site is more than one of them
 * takes, with all that is too much.
 */
export async function writeForHosts({ site, hosts, rules }: ForHostsOptions): Promise<void> {
  const policy = await policyOf(site, rules)
  await checkLimits(site, policy)

  await rm(hosts, { recursive: true, force: true })
  await write(site, inSite(policy))
  await write(hosts, besideSite(policy))
  await write(path.join(hosts, 'github-pages'), await gitHubPages(site, policy))
}

async function policyOf(site: string, rules: HeaderRule[]): Promise<Policy> {
  const all = (await filesIn(site)).map((file) => `/${path.relative(site, file)}`)
  const files = all.map((file) => file.replaceAll(path.sep, '/')).toSorted()

  return {
    rules: rulesForHosts(rules),
    pages: pagesAmong(files),
    files: files.filter((file) => !isHidden(file)),
  }
}

async function checkLimits(site: string, policy: Policy) {
  const files = await Promise.all(
    (await filesIn(site)).map(async (file) => ({
      name: path.relative(site, file),
      size: (await stat(file)).size,
    })),
  )
  const mistakes = beyondLimits(policy, files)
  if (mistakes.length === 0) return

  throw new Error(`The site is more than some hosts take:\n\n${mistakes.join('\n')}\n`)
}

/** What hosts look for in the folder of the site. */
function inSite(policy: Policy): Record<string, string> {
  return {
    _headers: headersFile(policy),
    _redirects: redirectsFile(policy),
    '.htaccess': apacheFile(policy),
    '.assetsignore': assetsIgnoreFile(),
  }
}

function besideSite(policy: Policy): Record<string, string> {
  const aws = awsHeaders(policy)

  return {
    'aws/distribution.json': distribution(policy),
    'aws/function.js': viewerRequestFunction(policy),
    'aws/response-headers-files.json': responseHeadersPolicy('film-studio-files', aws.files),
    'aws/response-headers-pages.json': responseHeadersPolicy('film-studio-pages', aws.pages),
    'aws/upload.sh': uploadScript(policy),
    'caddy/site.caddy': caddyFile(policy),
    'cloudflare/missing.js': missingWorker(policy),
    'cloudflare/wrangler.jsonc': wranglerFile(),
    'firebase/firebase.json': firebaseFile(policy),
    'netlify/_headers': netlifyHeadersFile(policy),
    'nginx/brotli.conf': nginxBrotliFile(),
    'nginx/site.conf': nginxFile(policy),
    'vercel/vercel.json': vercelFile(policy),
  }
}

/**
 * What is laid over the site on GitHub Pages. There is no redirect, so a page stands under both forms
 * of its path; `link rel="canonical"` in it tells which is meant.
 */
async function gitHubPages(site: string, policy: Policy): Promise<Record<string, string>> {
  const files: Record<string, string> = { '.nojekyll': '' }

  for (const page of [...policy.pages.map(fileOf), NOT_FOUND]) {
    const html = withMetaPolicy(await readFile(path.join(site, page), 'utf8'), policy)
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
