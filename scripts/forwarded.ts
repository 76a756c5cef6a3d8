type Environment = Record<string, string | undefined>

/** The answer of a server that is asked under an unknown name. */
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

/** The address of a port of this machine for browsers elsewhere. Undefined if it is not known. */
export function forwardedAddress(port: number, env: Environment = process.env): string | undefined {
  const pattern = patterns(env).find((one) => one.includes('{port}'))
  return pattern && `https://${pattern.replace('{port}', String(port))}`
}

/** Host names under which ports are forwarded. `{port}` in a name stands for the number of the port. */
function patterns(env: Environment): string[] {
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const allowed = (env.ALLOW_HOST ?? '').split(/[\s,]+/).filter(Boolean)
  return [
    ...(codespace ? [`${codespace}-{port}.${domain || 'app.github.dev'}`] : []),
    ...allowed.map((name) => name.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '')),
  ]
}
