type Environment = Record<string, string | undefined>

/** What a host says about the deployment that it is building. */
type Deployment = {
  /** The site's address, for an owner who has written none. */
  address?: string
  /** Whether this is a trial deployment (“preview” at hosts), which search engines should not list. */
  isTrial: boolean
}

/**
 * Reads what the host that runs a build says in its environment. Nothing is guessed: a branch that
 * is not called `main` may be the one that is published.
 *
 * @see https://docs.netlify.com/build/configure-builds/environment-variables/
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 * @see https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 */
export function deploymentIn(env: Environment): Deployment {
  if (env.NETLIFY) {
    return { address: originOf(env.URL), isTrial: !!env.CONTEXT && env.CONTEXT !== 'production' }
  }
  if (env.VERCEL) {
    const name = env.VERCEL_PROJECT_PRODUCTION_URL
    return { address: originOf(name && `https://${name}`), isTrial: env.VERCEL_ENV === 'preview' }
  }
  return { address: originOf(withoutCommit(env.CF_PAGES_URL)), isTrial: false }
}

/** Cloudflare Pages gives each build a name, like 1a2b3c4d.june.pages.dev, and marks trial deployments itself. */
function withoutCommit(address = ''): string {
  return address.replace(/^https:\/\/[\w-]+\.([\w-]+\.pages\.dev)\b/, 'https://$1')
}

/** The origin of an address. Some hosts let an owner write the address, so it may be malformed. */
function originOf(address = ''): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).origin.replace(/^http:/, 'https:')
    : undefined
}
