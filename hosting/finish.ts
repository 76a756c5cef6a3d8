import { readFile, writeFile } from 'node:fs/promises'

import { filesIn } from './files-in.ts'
import type { HeaderRule } from './headers.ts'
import { precompress } from './precompress.ts'
import { withScriptsLast } from './script-priority.ts'

type FinishOptions = {
  /** The folder with the prerendered pages. */
  site: string
  /** Where the header rules are to be written, for whoever serves that folder. */
  rulesFile: string
  rules: HeaderRule[]
}

/** The last touch on a built site. */
export async function finish({ site, rulesFile, rules }: FinishOptions): Promise<void> {
  await Promise.all((await filesIn(site)).filter(isPage).map(putScriptsLast))
  await precompress(site)
  await writeFile(rulesFile, `${JSON.stringify(rules, null, 2)}\n`)
}

function isPage(file: string) {
  return file.endsWith('.html')
}

async function putScriptsLast(page: string) {
  await writeFile(page, withScriptsLast(await readFile(page, 'utf8')))
}
