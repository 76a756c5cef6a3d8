import { headersFor, type SiteManifest } from '../headers.ts'
import { aliases, pageFile } from '../paths.ts'
import { uploadScript } from './aws-upload.ts'

/** Headers that are no custom headers. */
const OTHER_HEADERS = [
  // They have fields of their own in a response headers policy, which refuses them elsewhere.
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
  // Stored with each object in S3, so that the 404 page has its own.
  'Cache-Control',
  'Content-Type',
]

/**
 * What S3 and CloudFront need: a function, a script that uploads, and two response headers policies,
 * because a policy belongs to all paths that a cache behavior matches.
 */
export function awsFiles(site: SiteManifest) {
  return {
    'aws/function.js': viewerRequestFunction(site),
    'aws/response-headers-files.json': headersPolicy('files', headersFor(site, '/assets/*')),
    'aws/response-headers-pages.json': headersPolicy('pages', site.general),
    'aws/upload.sh': uploadScript(site),
  }
}

function headersPolicy(name: string, headers: Record<string, string>) {
  const custom = Object.entries(headers).filter(([header]) => !OTHER_HEADERS.includes(header))
  return {
    Name: `film-studio-${name}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(headers['Strict-Transport-Security']?.split('=')[1]),
        IncludeSubdomains: false,
        Preload: false,
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}

/**
 * The function for viewer requests. cloudfront-js-2.0 is ECMAScript 5 with some newer features, so
 * the code uses `const` and arrow functions and nothing else from after 2009.
 */
function viewerRequestFunction({ pages }: SiteManifest): string {
  const files = Object.fromEntries(pages.map((page) => [page, pageFile(page)]))
  const redirects = Object.fromEntries(
    pages.flatMap((page) => aliases(page).map((alias) => [alias, page])),
  )

  return `const FILES = ${JSON.stringify(files, null, 2)}
const REDIRECTS = ${JSON.stringify(redirects, null, 2)}

function handler(event) {
  const request = event.request

  if (has(REDIRECTS, request.uri)) {
    const location = REDIRECTS[request.uri] + query(request.querystring)
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
  }
  if (has(FILES, request.uri)) request.uri = FILES[request.uri]
  return request
}

function has(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name)
}

function query(parameters) {
  const parts = []
  Object.keys(parameters).forEach((name) => {
    const values = parameters[name].multiValue || [parameters[name]]
    values.forEach((one) => parts.push(one.value === '' ? name : name + '=' + one.value))
  })
  return parts.length > 0 ? '?' + parts.join('&') : ''
}
`
}
