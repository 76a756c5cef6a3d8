import { readFile, writeFile } from 'node:fs/promises'

import { buttonsFor } from '@studio/hosts/buttons'

import { exitWith } from './install-dependencies.mjs'

/** In README.md, where buttons are. */
const BLOCK = /(<!-- buttons -->\n)[^]*?(<!-- end of buttons -->)/

/**
 * Writes buttons for the repository that this is published in: GitHub's template, Netlify and Cloudflare.
 *
 *   node scripts/run.mjs buttons https://github.com/june/film-studio
 */
export async function main(repository = '') {
  try {
    const readme = await readFile('README.md', 'utf8')
    await writeFile('README.md', withButtons(readme, repository))
  } catch (error) {
    exitWith((error as Error).message)
  }
}

/** A text with the buttons of a repository in their place. */
export function withButtons(text: string, repository: string): string {
  return text.replace(BLOCK, (_, before, after) => `${before}${buttonsFor(repository)}\n${after}`)
}
