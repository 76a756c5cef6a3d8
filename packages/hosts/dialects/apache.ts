import { otherForms } from '../canonical.ts'
import { textEndings, TYPES } from '../mime.ts'
import { pageHeaders, sections, type Policy, type Section } from '../policy.ts'

/**
 * `.htaccess` for Apache 2.4, with mod_rewrite, mod_headers and mod_mime.
 *
 * Headers are set `always`, or error pages and redirects would go without. Which ones hold is found
 * by address: the page for a missing file is looked up by an address of its own, so it is told to go
 * by the headers of a page.
 */
export function apacheFile(policy: Policy): string {
  return `# Works where AllowOverride is All, or at least FileInfo, Indexes and Options=Indexes,MultiViews.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

${typeLines()}

${sections(policy).map(markLine).join('\n')}
${headerLines(policy)}

# Which form of a file is sent depends on what a browser takes.
<FilesMatch "\\.(${textEndings()
    .map((ending) => ending.slice(1))
    .join('|')})(\\.br|\\.gz)?$">
Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On

# What comes by http is led to https where the server listens at port 80, not here: see Apache in
# docs/put-online.md.

# There is nothing to post to.
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

# One form of each path.
${policy.pages.map(redirectLine).join('\n')}

# There for other hosts, or the compressed forms of other files.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (^|/)\\.(?!well-known/)|^_(headers|redirects)$|\\.(br|gz|html)$ - [R=404,L]

${policy.pages.flatMap(pageLines).join('\n')}

# The smaller forms that lie beside a file. A path of its own ends here.
${compressedLines('br', 'br')}
${compressedLines('gzip', 'gz')}
`
}

function typeLines(): string {
  const types = [...TYPES].flatMap(([extension, type]) => {
    const [media, charset] = type.split('; charset=')
    return [
      `AddType ${media} ${extension}`,
      ...(charset ? [`AddCharset ${charset} ${extension}`] : []),
    ]
  })
  // .br is Breton to Apache, and .gz a type of its own.
  return [
    ...types,
    'RemoveLanguage .br',
    'RemoveType .gz',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
  ].join('\n')
}

function markLine({ path }: Section, index: number): string {
  const expression = path.endsWith('*') ? `^${path.slice(0, -1)}` : `^${path}$`
  return `SetEnvIf Request_URI "${expression.replaceAll('.', '\\.')}" section${index}`
}

function headerLines(policy: Policy): string {
  const all = Object.entries(pageHeaders(policy)).map(([name, value]) => headerLine(name, value))
  const narrower = sections(policy).flatMap(({ headers }, index) =>
    Object.entries(headers)
      .filter(([name, value]) => pageHeaders(policy)[name] !== value)
      .map(([name, value]) => headerLine(name, value, ` env=section${index}`)),
  )
  return [...all, ...narrower].join('\n')
}

function headerLine(name: string, value: string, condition = ''): string {
  // Apache writes the type of a file where no \`always\` reaches.
  const table = name === 'Content-Type' ? '' : 'always '
  return `Header ${table}set ${name} "${value.replace(/["\\]/g, '\\$&')}"${condition}`
}

function redirectLine(page: string): string {
  const forms = otherForms(page).map((form) => form.slice(1).replaceAll('.', '\\.'))
  // Not when Apache itself looks for a file.
  return `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${forms.join('|')})$ ${page} [R=301,L]`
}

function pageLines(page: string): string[] {
  return [`RewriteRule ^${page.slice(1)}$ ${page === '/' ? 'index' : page.slice(1)}.html`]
}

function compressedLines(encoding: string, suffix: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${encoding}\\s*(;\\s*q=(1|0\\.\\d*[1-9]))?\\s*(,|$) [NC]
RewriteCond %{DOCUMENT_ROOT}/$1.${suffix} -f
RewriteRule ^(.+)$ $1.${suffix} [END]`
}
