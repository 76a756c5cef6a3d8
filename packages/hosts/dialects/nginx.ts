import { headersFor, quoted, type SiteManifest } from '../headers.ts'
import { MEDIA_TYPES, textExtensions } from '../media-types.ts'
import { aliases, pageFile } from '../paths.ts'

/**
 * The inside of an nginx `server` block, apart from its address and `root`.
 *
 * Headers are sent `always`, or error pages would lack them. A location that adds a header inherits
 * none, so each lists all of its own.
 */
export function nginxFile(site: SiteManifest): string {
  return `# Belongs inside a server block: include film-studio/site.conf;
types {
${[...MEDIA_TYPES].map(([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${charsetTypes().join(' ')};

server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 403 /404.html;

${headerLines(site.general, '')}

location / {
    try_files $uri =404;
}

${site.pages.flatMap(pageLocations).join('\n')}

${site.special.map(({ path }) => ruleLocation(path, headersFor(site, path))).join('\n\n')}

location = /404.html {
    internal;
}

# Files for other hosts, and compressed variants.
location ~ "(^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz|html)$)" {
    return 404;
}
`
}

/** nginx always includes text/html, and refuses it in the list. */
function charsetTypes(): string[] {
  const types = textExtensions().map((extension) => MEDIA_TYPES.get(extension)!.split(';')[0]!)
  return types.filter((type) => type !== 'text/html')
}

function pageLocations(page: string): string[] {
  return [
    `location = ${page} {\n    try_files ${pageFile(page)} =404;\n}`,
    ...aliases(page).map(
      (alias) => `location = ${alias} {\n    return 301 ${page}$is_args$args;\n}`,
    ),
  ]
}

function ruleLocation(path: string, all: Record<string, string>): string {
  const { 'Content-Type': type, ...headers } = all
  return [
    path.endsWith('*') ? `location ${path.slice(0, -1)} {` : `location = ${path} {`,
    '    try_files $uri =404;',
    // With add_header, nginx would send a second Content-Type beside its own.
    ...(type ? [`    types {}`, `    default_type ${type};`] : []),
    headerLines(headers, '    '),
    '}',
  ].join('\n')
}

function headerLines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')
}
