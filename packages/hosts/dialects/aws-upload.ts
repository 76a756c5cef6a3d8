import path from 'node:path'

import { appliesTo, filesOf, headersFor, type HeaderRule, type SiteManifest } from '../headers.ts'
import { mediaType } from '../media-types.ts'
import { NOT_FOUND } from '../paths.ts'

/**
 * A script that uploads the site to a bucket, each file with its media type (the command's own guess
 * depends on the machine) and cache lifetime. Hashed files come first and pages last, so that no
 * page names a missing file.
 */
export function uploadScript(site: SiteManifest): string {
  const folders = site.special.filter((rule) => rule.path.endsWith('*'))
  const others = [...site.files, NOT_FOUND].filter(
    (file) => !folders.some((folder) => appliesTo(folder, file)),
  )
  const isPage = (file: string) => file.endsWith('.html')
  const inOrder = [...others.filter((file) => !isPage(file)), ...others.filter(isPage)]

  return `#!/bin/sh
# sh dist/hosts/aws/upload.sh BUCKET
set -eu
bucket=$1
cd "$(dirname "$0")/../../client"

${folders.flatMap((folder) => syncCommands(folder, site)).join('\n')}
${inOrder.map((file) => copyCommand(file, site)).join('\n')}
`
}

/** One command for each file extension. It uploads new files only. */
function syncCommands(rule: HeaderRule, site: SiteManifest): string[] {
  const folder = rule.path.slice(1, -2)
  const extensions = new Set(filesOf(rule, site).map((file) => path.extname(file)))

  return [...extensions].map(
    (extension) =>
      `aws s3 sync ${folder} "s3://$bucket/${folder}" --size-only --exclude '*' --include '*${extension}' ` +
      options(`x${extension}`, rule.headers),
  )
}

function copyCommand(file: string, site: SiteManifest): string {
  const name = `'${file.slice(1).replaceAll("'", String.raw`'\''`)}'`
  return `aws s3 cp ${name} "s3://$bucket/"${name} ${options(file, headersFor(site, file))}`
}

function options(file: string, headers: Record<string, string>): string {
  const type = headers['Content-Type'] ?? mediaType(file)
  return `--content-type '${type}' --cache-control '${headers['Cache-Control']}'`
}
