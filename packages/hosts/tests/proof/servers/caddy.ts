import { program } from './program.ts'

/** Caddy over plain http. */
export const caddy = program({
  name: 'Caddy',
  command: 'caddy',
  versionArgument: 'version',
  packages: 'caddy',

  settings: ({ root, hosts }, port) => `{
	admin off
	auto_https off
	log {
		level ERROR
	}
}
http://:${port} {
	bind 127.0.0.1
	root * ${root}
	import ${hosts}/caddy/site.caddy
}
`,
  args: (settings) => ['run', '--adapter', 'caddyfile', '--config', settings],
})
