import { fileOf, otherForms } from '../canonical.ts'
import { mediaType, textEndings, TYPES } from '../mime.ts'
import { pageHeaders, sections, type Policy } from '../policy.ts'

/**
 * What stands inside a `server` block of nginx, beside its address and `root`.
 *
 * Every header is sent `always`, or error pages would go without. A location that adds one header
 * inherits none, so each states all of its own.
 */
export function nginxFile(policy: Policy): string {
  return `# Belongs inside a server block: include film-studio/site.conf;
types {
${[...TYPES].map(([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${charsetTypes().join(' ')};

server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 403 /404.html;

${headerLines(pageHeaders(policy), '')}

location / {
    try_files $uri =404;
}

${pageLocations(policy)}

${sectionLocations(policy)}

location = /404.html {
    internal;
}

# There for other hosts, or the compressed forms of other files.
location ~ "(^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(br|gz|html)$)" {
    return 404;
}
`
}

/** nginx refuses text/html in the list, which it always means. */
function charsetTypes(): string[] {
  const types = textEndings().map((ending) => mediaType(`x${ending}`).split(';')[0]!)
  return types.filter((type) => type !== 'text/html')
}

/** For the http block, where nginx has its module for Brotli. */
export function nginxBrotliFile(): string {
  return 'brotli_static on;\n'
}

function pageLocations({ pages }: Policy): string {
  return pages
    .flatMap((page) => [
      `location = ${page} {\n    try_files ${fileOf(page)} =404;\n}`,
      ...otherForms(page).map(
        (form) => `location = ${form} {\n    return 301 ${page}$is_args$args;\n}`,
      ),
    ])
    .join('\n')
}

function sectionLocations(policy: Policy): string {
  return sections(policy)
    .map(({ path, headers: { 'Content-Type': type, ...headers } }) =>
      [
        path.endsWith('*') ? `location ${path.slice(0, -1)} {` : `location = ${path} {`,
        '    try_files $uri =404;',
        // A header of this name would stand beside the one that nginx sends anyway.
        ...(type ? [`    types {}`, `    default_type ${type};`] : []),
        headerLines(headers, '    '),
        '}',
      ].join('\n'),
    )
    .join('\n\n')
}

function headerLines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n')
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
