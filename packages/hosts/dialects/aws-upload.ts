import path from 'node:path'

import { headersFor } from '../headers.ts'
import { mediaType } from '../mime.ts'
import { filesUnder, sections, type Policy } from '../policy.ts'
import { NOT_FOUND } from '../hidden.ts'

/**
 * A script that uploads the site to a bucket. Each file is told its type, because that of the command
 * depends on the machine, and how long it may be kept. Hashed files come first and pages last, so that
 * no page names a file that is not there yet.
 */
export function uploadScript(policy: Pick<Policy, 'rules' | 'files'>): string {
  const hashed = sections(policy).filter(({ path: pattern }) => pattern.endsWith('*'))
  const inFolders = new Set(hashed.flatMap((section) => filesUnder(policy, section)))
  const named = [...policy.files, NOT_FOUND].filter((file) => !inFolders.has(file))

  return `#!/bin/sh
# sh dist/hosts/aws/upload.sh BUCKET
set -eu
bucket=$1
cd "$(dirname "$0")/../../client"

${hashed.flatMap((section) => folderLines(policy, section)).join('\n')}
${named
  .toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)))
  .map((file) => fileLine(policy, file))
  .join('\n')}
`
}

type Folder = { path: string; headers: Record<string, string> }

/** One command for each kind of file, which sends what is not there yet. */
function folderLines(policy: Pick<Policy, 'files'>, { path: pattern, headers }: Folder): string[] {
  const folder = pattern.slice(1, -2)
  const endings = new Set(filesUnder(policy, { path: pattern }).map((file) => path.extname(file)))

  return [...endings].map(
    (ending) =>
      `aws s3 sync ${folder} "s3://$bucket/${folder}" --size-only --exclude '*' --include '*${ending}' ` +
      told(mediaType(ending && `x${ending}`), headers),
  )
}

function fileLine(policy: Pick<Policy, 'rules'>, file: string): string {
  const headers = headersFor(policy.rules, file)
  const name = file.slice(1)
  return (
    `aws s3 cp ${quoted(name)} "s3://$bucket/"${quoted(name)} ` +
    told(headers['Content-Type'] ?? mediaType(file), headers)
  )
}

function told(
  type: string,
  { 'Cache-Control': kept = 'no-cache' }: Record<string, string>,
): string {
  return `--content-type '${type}' --cache-control '${kept}'`
}

function isPage(file: string): boolean {
  return file.endsWith('.html')
}

function quoted(name: string): string {
  return `'${name.replaceAll("'", String.raw`'\''`)}'`
}
