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
export function buttonsFor(repository: string): string {
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
