import { quoted, type HeaderRule, type SiteManifest } from '../headers.ts'
import { MEDIA_TYPES, textExtensions } from '../media-types.ts'
import { aliases, asPattern, pageFile } from '../paths.ts'

/**
 * The inside of a Caddy site block, apart from its `root`.
 *
 * `route` keeps directives in the order written. Headers set before an error also apply to the error
 * page, so those of hashed files are set only for files that exist. Paths are matched by
 * `path_regexp`, because `path` ignores case and takes /About for /about.
 *
 * Both file servers have `disable_canonical_uris`: the redirects that it turns off repeat the
 * requested path, which may be another site's address (`/\evil.example/404.html/`).
 */
export function caddyFile(site: SiteManifest): string {
  return `# Belongs inside a site block: import film-studio/site.caddy
route {
${indented(beforeFiles(site))}

	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	header Content-Type "text/html; charset=utf-8"
	# The 404 page is never a part of a file, nor unchanged.
	request_header -If-*
	request_header -Range
	rewrite * /404.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
		status {err.status_code}
	}
}
`
}

function beforeFiles(site: SiteManifest): string {
  return [
    headerBlock('', site.general),
    '# The query with its question mark, if there is one.',
    'map {query} {studio_query} {\n\t~(.+) "?${1}"\n\tdefault ""\n}',
    '@post not method GET HEAD',
    'error @post 405',
    '# The file system fails on these, with status 500.',
    '@invalid path_regexp (\\x00|^.{1000})',
    'error @invalid 404',
    ...site.pages.map(redirectLines),
    '# Files for other hosts, and compressed variants.',
    '@hidden path /_headers /_redirects /index *.html *.br *.gz',
    'error @hidden 404',
    '@dot {\n\tpath /.* */.*\n\tnot path /.well-known/*\n}',
    'error @dot 404',
    ...[...MEDIA_TYPES].map(([extension, type]) => `header *${extension} Content-Type "${type}"`),
    '# Compressed variants depend on the browser.',
    `@text path_regexp (^/[^.]*|(${textExtensions().map(asPattern).join('|')}))$`,
    'header @text {\n\tVary Accept-Encoding\n\tdefer\n}',
    ...site.special.map(ruleLines),
    ...site.pages.map(rewriteLines),
  ].join('\n')
}

function redirectLines(page: string, index: number): string {
  return `@alias${index} path_regexp ^(${aliases(page).map(asPattern).join('|')})$
redir @alias${index} ${page}{studio_query} permanent`
}

function rewriteLines(page: string, index: number): string {
  return `@page${index} path_regexp ^${asPattern(page)}$
rewrite @page${index} ${pageFile(page)}`
}

function ruleLines({ path, headers }: HeaderRule, index: number): string {
  return `@rule${index} {
	path ${path}
	file
}
${headerBlock(`@rule${index} `, headers)}`
}

function headerBlock(matcher: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`)
  return `header ${matcher}{\n${lines.join('\n')}\n}`
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '\t')
}
