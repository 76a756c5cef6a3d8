import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { writeForHosts } from './for-hosts.ts'
import { headerRules, type ThirdPartyOrigins } from './headers.ts'
import { precompress } from './precompress.ts'
import { speculationRules } from './speculation-rules.ts'

/** Name of the file beside the site that holds its header rules, for the preview server. */
export const HEADER_RULES = 'header-rules.json'

/**
 * Makes a built site ready for its hosts: compressed files, and the header rules in the syntax of
 * each host.
 *
 * @param dist the folder with the site in `client/`; `hosts/` is written beside it.
 * @throws {Error} when the site exceeds the limits of a host, with all that does.
 */
export async function finish(dist: string, origins: ThirdPartyOrigins): Promise<void> {
  const site = path.join(dist, 'client')
  const rules = headerRules(origins)

  await writeFile(path.join(site, 'speculation-rules.json'), JSON.stringify(speculationRules))
  await precompress(site)
  await writeForHosts({ site, hosts: path.join(dist, 'hosts'), rules })
  // Last: a site without this file is not finished.
  await writeFile(path.join(dist, HEADER_RULES), `${JSON.stringify(rules, null, 2)}\n`)
}
