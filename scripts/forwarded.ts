type Environment = Record<string, string | undefined>

/** What a server answers that is asked under a name it does not know. */
export const UNKNOWN_HOST =
  'This site answers only under names of this computer, so that no other site can read it. Where ' +
  'its port is forwarded to you, start it with the name in your address bar, like ' +
  'npm start -- ALLOW_HOST=name.example.'

/** Whether a `Host` header names this machine as GitHub Codespaces forwards it, or as `ALLOW_HOST` allows. */
export function isForwarded(host: string, env: Environment = process.env): boolean {
  const name = host.toLowerCase()
  return patterns(env).some((pattern) => {
    const [before = '', after] = pattern.toLowerCase().split('{port}')
    if (after === undefined) return name.replace(/:\d+$/, '') === before
    const port = name.slice(before.length, name.length - after.length)
    return name.startsWith(before) && name.endsWith(after) && /^\d+$/.test(port)
  })
}

/** The address at which a port of this machine is seen from elsewhere, where that is known. */
export function forwardedAddress(port: number, env: Environment = process.env): string | undefined {
  const pattern = patterns(env).find((one) => one.includes('{port}'))
  return pattern && `https://${pattern.replace('{port}', String(port))}`
}

/** Names with `{port}` where the number of a port stands, or one name for all ports. */
function patterns(env: Environment): string[] {
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const allowed = (env.ALLOW_HOST ?? '').split(/[\s,]+/).filter(Boolean)
  return [
    ...(codespace ? [`${codespace}-{port}.${domain || 'app.github.dev'}`] : []),
    ...allowed.map((name) => name.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '')),
  ]
}
