import { quoted, type HeaderRule, type SiteManifest } from '../headers.ts'
import { MEDIA_TYPES, textExtensions } from '../media-types.ts'
import { aliases, asPattern, pageFile } from '../paths.ts'

/**
 * `.htaccess` for Apache 2.4 with mod_rewrite, mod_headers, mod_setenvif and mod_mime.
 *
 * Headers are set `always`, or error pages and redirects would lack them. Rules match the address,
 * not the file: Apache requests the 404 page by an address of its own, which gets the headers of a
 * page. Apache takes .br for the Breton language, and .gz for a media type.
 */
export function apacheFile(site: SiteManifest): string {
  const texts = textExtensions().map((extension) => extension.slice(1))
  return `# Needs AllowOverride All, or at least FileInfo, Indexes and Options=Indexes,MultiViews.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

# Apache builds redirects from the Host header, which anyone can choose, and from its own protocol,
# which is http behind a proxy. This leaves the path. Headers of redirects can be edited only if they
# have a document.
ErrorDocument 301 /404.html
Header edit Location "^https?://[^/]+" "" env=REDIRECT_canonical

${typeLines().join('\n')}
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

${site.special.map(matchLine).join('\n')}
${headerLines(site.general)}
${site.special.map(({ headers }, index) => headerLines(headers, ` env=rule${index}`)).join('\n')}

# Compressed variants depend on the browser.
<FilesMatch "\\.(${texts.join('|')})(\\.br|\\.gz)?$">
Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On

# The redirect from http to https belongs to the server at port 80: see Apache in docs/put-online.md.

# Nothing accepts a POST.
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# One path for each page.
${site.pages.map(redirectLines).join('\n')}

# Files for other hosts, and compressed variants.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (^|/)\\.(?!well-known/)|^_(headers|redirects)$|\\.(br|gz|html)$ - [R=404,L]

${site.pages.map((page) => `RewriteRule ^${page.slice(1)}$ ${pageFile(page).slice(1)}`).join('\n')}

# Compressed variants.
${compressedLines('br', 'br')}
${compressedLines('gzip', 'gz')}
`
}

function typeLines(): string[] {
  return [...MEDIA_TYPES].flatMap(([extension, type]) => {
    const [media, charset] = type.split('; charset=')
    const line = `AddType ${media} ${extension}`
    return charset ? [line, `AddCharset ${charset} ${extension}`] : [line]
  })
}

function matchLine({ path }: HeaderRule, index: number): string {
  const expression = path.endsWith('*') ? asPattern(path.slice(0, -1)) : `${asPattern(path)}$`
  return `SetEnvIf Request_URI "^${expression}" rule${index}`
}

function headerLines(headers: Record<string, string>, condition = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    // Apache keeps the type of a file in another table than the headers that it sends `always`.
    const table = name === 'Content-Type' ? '' : 'always '
    return `Header ${table}set ${name} ${quoted(value)}${condition}`
  })
  return lines.join('\n')
}

function redirectLines(page: string): string {
  const paths = aliases(page).map((alias) => asPattern(alias.slice(1)))
  // Apache's own subrequests are not redirected.
  return `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${paths.join('|')})$ ${page} [E=canonical:1,R=301,L]`
}

function compressedLines(encoding: string, extension: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${encoding}\\s*(;\\s*q=(1(\\.0*)?|0\\.\\d*[1-9]\\d*))?\\s*(,|$) [NC]
RewriteCond %{DOCUMENT_ROOT}/$1.${extension} -f
RewriteRule ^(.+)$ $1.${extension} [END]`
}
