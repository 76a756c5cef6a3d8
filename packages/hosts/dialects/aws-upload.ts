import path from 'node:path'

import { headersFor, type HeaderRule } from '../headers.ts'
import { NOT_FOUND } from '../paths.ts'
import { mediaType } from '../media-types.ts'
import { filesOf, specificRules, type SiteManifest } from '../site-manifest.ts'

/**
 * A script that uploads the site to a bucket, each file with its media type (the command's own guess
 * depends on the machine) and cache lifetime. Hashed files come first and pages last, so that no
 * page names a missing file.
 */
export function uploadScript(site: SiteManifest): string {
  const folders = specificRules(site).filter(({ path: pattern }) => pattern.endsWith('*'))
  const inFolders = new Set(folders.flatMap((folder) => filesOf(folder, site)))
  const others = [...site.files, NOT_FOUND].filter((file) => !inFolders.has(file))

  return `#!/bin/sh
# sh dist/hosts/aws/upload.sh BUCKET
set -eu
bucket=$1
cd "$(dirname "$0")/../../client"

${folders.flatMap((folder) => syncCommands(folder, site)).join('\n')}
${others
  .toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)))
  .map((file) => copyCommand(file, site))
  .join('\n')}
`
}

/** One command for each file extension. It uploads new files only. */
function syncCommands(rule: HeaderRule, site: SiteManifest): string[] {
  const folder = rule.path.slice(1, -2)
  const extensions = new Set(filesOf(rule, site).map((file) => path.extname(file)))

  return [...extensions].map(
    (extension) =>
      `aws s3 sync ${folder} "s3://$bucket/${folder}" --size-only --exclude '*' --include '*${extension}' ` +
      options(mediaType(`x${extension}`), rule.headers),
  )
}

function copyCommand(file: string, { rules }: SiteManifest): string {
  const headers = headersFor(rules, file)
  const name = file.slice(1)
  return (
    `aws s3 cp ${quoted(name)} "s3://$bucket/"${quoted(name)} ` +
    options(headers['Content-Type'] ?? mediaType(file), headers)
  )
}

function options(type: string, headers: Record<string, string>): string {
  return `--content-type '${type}' --cache-control '${headers['Cache-Control'] ?? 'no-cache'}'`
}

function isPage(file: string): boolean {
  return file.endsWith('.html')
}

function quoted(name: string): string {
  return `'${name.replaceAll("'", String.raw`'\''`)}'`
}
