import { fileOf, otherForms } from '../canonical.ts'
import { textEndings, TYPES } from '../mime.ts'
import { pageHeaders, sections, type Policy, type Section } from '../policy.ts'

/**
 * What stands inside a site block of Caddy, beside its `root`.
 *
 * `route` keeps the order in which things are written. Headers that are set before an error stay with
 * the page of that error, so what holds for hashed files is said only of those that are there. Paths
 * are compared by expression, because `path` takes /About for /about.
 */
export function caddyFile(policy: Policy): string {
  return `# Belongs inside a site block: import film-studio/site.caddy
route {
${indented(beforeFiles(policy))}

	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	header Content-Type "text/html; charset=utf-8"
	rewrite * /404.html
	file_server {
		precompressed br gzip
		status {err.status_code}
	}
}
`
}

function beforeFiles(policy: Policy): string {
  return [
    headerBlock('', pageHeaders(policy)),
    '# A question mark only where a query follows.',
    'map {query} {studio_query} {\n\t~(.+) "?${1}"\n\tdefault ""\n}',
    '@post not method GET HEAD',
    'error @post 405',
    '# A disk would fail over these.',
    '@odd path_regexp (\\x00|^.{1000})',
    'error @odd 404',
    ...policy.pages.map(redirect),
    '# There for other hosts, or the compressed forms of other files.',
    '@hidden path /_headers /_redirects /index *.html *.br *.gz',
    'error @hidden 404',
    '@dot {\n\tpath /.* */.*\n\tnot path /.well-known/*\n}',
    'error @dot 404',
    ...[...TYPES].map(([extension, type]) => `header *${extension} Content-Type "${type}"`),
    '# Which form of a file is sent depends on what a browser takes.',
    `@text path_regexp (^/[^.]*|(${textEndings().map(escaped).join('|')}))$`,
    'header @text {\n\tVary Accept-Encoding\n\tdefer\n}',
    ...sections(policy).map(section),
    ...policy.pages.map(rewrite),
  ].join('\n')
}

function redirect(page: string, index: number): string {
  const forms = otherForms(page).map((form) => escaped(form))
  return `@form${index} path_regexp ^(${forms.join('|')})$
redir @form${index} ${page}{studio_query} permanent`
}

function rewrite(page: string, index: number): string {
  return `@page${index} path_regexp ^${escaped(page)}$
rewrite @page${index} ${fileOf(page)}`
}

function section({ path, headers }: Section, index: number): string {
  return `@section${index} {
	path ${path}
	file
}
${headerBlock(`@section${index} `, headers)}`
}

function headerBlock(matcher: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`)
  return `header ${matcher}{\n${lines.join('\n')}\n}`
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '\t')
}

function escaped(path: string): string {
  return path.replaceAll('.', '\\.')
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
