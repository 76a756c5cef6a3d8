import { readFile, writeFile } from 'node:fs/promises'

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

/**
 * Buttons for a README, which copy a public repository and put its site online.
 *
 * Netlify takes repositories of GitHub and GitLab; Cloudflare those of github.com and gitlab.com, with
 * `wrangler.jsonc` at the root, and offers the `build` script of package.json. GitHub's makes a copy where the
 * repository is marked as a template.
 *
 * @param repository like https://github.com/june/film-studio
 * @see https://docs.netlify.com/deploy/create-deploys/
 * @see https://developers.cloudflare.com/workers/platform/deploy-buttons/
 * @see https://docs.github.com/repositories/creating-and-managing-repositories/creating-a-repository-from-a-template
 * @throws {Error} where hosts cannot reach it.
 */
function buttonsFor(repository: string): string {
  if (!/^https:\/\/(github|gitlab)\.com\/[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `${repository} is not the address of a public repository. Write it like https://github.com/june/film-studio.`,
    )
  }
  const address = repository.replace(/\.git$/, '')
  const [netlify, cloudflare] = [
    'https://app.netlify.com/start/deploy?repository=',
    'https://deploy.workers.cloudflare.com/?url=',
  ]
  return [
    ...(address.includes('//github.com/') ? [`[Use this template](${address}/generate)`] : []),
    `[![Deploy to Netlify](https://www.netlify.com/img/deploy/button.svg)](${netlify}${address})`,
    `[![Deploy to Cloudflare](https://deploy.workers.cloudflare.com/button)](${cloudflare}${address})`,
  ].join('\n')
}
