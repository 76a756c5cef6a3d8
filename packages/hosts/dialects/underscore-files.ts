import { otherForms } from '../canonical.ts'
import { filesUnder, type Policy } from '../policy.ts'

/**
 * `_headers`, for Cloudflare and others who took over its form. Cloudflare joins the values that
 * several rules give to one header, so a later rule first takes away what an earlier one said.
 * Netlify skips such lines, having no colon in them, and lets the later rule win by itself.
 */
export function headersFile({ rules }: Pick<Policy, 'rules'>): string {
  const said = new Set<string>()

  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(said.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ])
    for (const name of Object.keys(headers)) said.add(name)
    return [path, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/**
 * `_headers` for Netlify, which goes by the path alone: it would have a missing photograph remembered
 * as missing for a year. So what holds for hashed files is said of each by name, which is too much
 * for Cloudflare.
 */
export function netlifyHeadersFile(policy: Pick<Policy, 'rules' | 'files'>): string {
  const general = policy.rules.filter(({ path }) => path === '/*')
  const named = policy.rules
    .filter(({ path }) => path !== '/*')
    .flatMap(({ path, headers }) =>
      filesUnder(policy, { path }).map((file) => ({ path: file, headers })),
    )

  return [...general, ...named]
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n')
}

/**
 * `_redirects`, for Netlify and Cloudflare. None is forced (`301!`): Netlify takes `/about` and
 * `/about/` for one path, and would send a visitor in circles.
 */
export function redirectsFile({ pages }: Pick<Policy, 'pages'>): string {
  return pages.flatMap((page) => otherForms(page).map((form) => `${form} ${page} 301\n`)).join('')
}
