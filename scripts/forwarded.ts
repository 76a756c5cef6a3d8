type Environment = Record<string, string | undefined>

/** A name with `{port}` where the number of a port stands, or one for all ports. */
type HostPattern = string

/** The name under which each of these services shows a port of this machine, where it is one of theirs. */
const SERVICES: ((env: Environment) => string | undefined)[] = [
  codespaces,
  gitpod,
  coder,
  googleCloud,
]

/** What a server answers that is asked under a name it does not know. */
export const UNKNOWN_HOST =
  'This site answers only under names of this computer, so that no other site can read it. Where ' +
  'its port is forwarded to you, start it with the name in your address bar, like ' +
  'npm start -- ALLOW_HOST=name.example.'

/** Whether a `Host` header names this machine as a service forwards it, or as `ALLOW_HOST` allows. */
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

function patterns(env: Environment): HostPattern[] {
  const allowed = (env.ALLOW_HOST ?? '').split(/[\s,]+/).filter(Boolean)
  return [
    ...SERVICES.flatMap((nameIn) => nameIn(env) || []),
    ...allowed.map((name) => name.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '')),
  ]
}

/** GitHub Codespaces. */
function codespaces(env: Environment): string | undefined {
  const domain = env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN || 'app.github.dev'
  return env.CODESPACE_NAME && `${env.CODESPACE_NAME}-{port}.${domain}`
}

function gitpod({ GITPOD_WORKSPACE_URL: url = '' }: Environment): string | undefined {
  return URL.canParse(url) ? `{port}-${new URL(url).host}` : undefined
}

/** Coder and code-server, where they give each port a name. A path for each port cannot work. */
function coder({ VSCODE_PROXY_URI: address = '' }: Environment): string | undefined {
  const [, host] = /^https?:\/\/([^/]*\{\{port\}\}[^/]*)\/?$/.exec(address) ?? []
  return host?.replace('{{port}}', '{port}')
}

/** Google Cloud Shell and Workstations. */
function googleCloud({ WEB_HOST: host }: Environment): string | undefined {
  return host && `{port}-${host}`
}
