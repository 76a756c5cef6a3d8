type Environment = Record<string, string | undefined>

/** What a host says of the site that it is building. */
type Deployment = {
  /** Where it will be, as long as its owner has written no address. */
  address?: string
  /** Whether it is for looking at only, and nothing that search engines should list. */
  isPreview: boolean
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
    return { address: originOf(env.URL), isPreview: !!env.CONTEXT && env.CONTEXT !== 'production' }
  }
  if (env.VERCEL) {
    const name = env.VERCEL_PROJECT_PRODUCTION_URL
    return { address: originOf(name && `https://${name}`), isPreview: env.VERCEL_ENV === 'preview' }
  }
  return { address: originOf(withoutCommit(env.CF_PAGES_URL)), isPreview: false }
}

/** Cloudflare Pages names each build, like 1a2b3c4d.june.pages.dev, and marks previews itself. */
function withoutCommit(address = ''): string {
  return address.replace(/^https:\/\/[\w-]+\.([\w-]+\.pages\.dev)\b/, 'https://$1')
}

/** Some hosts let an owner write these. */
function originOf(address = ''): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).origin.replace(/^http:/, 'https:')
    : undefined
}
