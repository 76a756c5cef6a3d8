import type { HeaderRule } from '../headers.ts'
import { aliases, pageFile } from '../paths.ts'
import { pageHeaders, specificRules, type SiteManifest } from '../site-manifest.ts'

/** Headers with fields of their own in a response headers policy, which refuses them elsewhere. */
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
]

/** Stored with each object in S3, so that the 404 page has its own. */
const OBJECT_HEADERS = ['Cache-Control', 'Content-Type']

/**
 * A response headers policy for CloudFront: one for pages and one for hashed files, because a policy
 * belongs to a cache behavior.
 */
export function responseHeadersPolicy(name: string, headers: Record<string, string>) {
  const custom = Object.entries(headers).filter(
    ([header]) => !SECURITY_HEADERS.includes(header) && !OBJECT_HEADERS.includes(header),
  )
  const hsts = headers['Strict-Transport-Security']?.match(/max-age=(\d+)/)?.[1]

  return {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
      ...(hsts && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(hsts),
          IncludeSubdomains: false,
          Preload: false,
        },
      }),
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}

/** The settings of a distribution except its origin: compression, error pages, headers. */
export function distribution(site: SiteManifest) {
  const behavior = { ViewerProtocolPolicy: 'redirect-to-https', Compress: true }

  return {
    DefaultRootObject: 'index.html',
    DefaultCacheBehavior: {
      ...behavior,
      ResponseHeadersPolicy: 'response-headers-pages.json',
      FunctionAssociations: [{ EventType: 'viewer-request', Function: 'function.js' }],
    },
    CacheBehaviors: hashedFileRules(site).map(({ path }) => ({
      PathPattern: path,
      ...behavior,
      ResponseHeadersPolicy: 'response-headers-files.json',
    })),
    // A bucket without public listing answers 403 for missing objects.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: '404',
      ResponsePagePath: '/404.html',
      ErrorCachingMinTTL: 0,
    })),
  }
}

/**
 * The function for viewer requests. cloudfront-js-2.0 is ECMAScript 5 with some newer features, so
 * the code uses `const` and arrow functions and nothing else from after 2009.
 */
export function viewerRequestFunction({ pages }: SiteManifest): string {
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

/** The headers of pages, and those of hashed files. */
export function awsHeaders(site: SiteManifest) {
  const pages = pageHeaders(site)
  return { pages, files: hashedFileRules(site)[0]?.headers ?? pages }
}

function hashedFileRules(site: SiteManifest): HeaderRule[] {
  return specificRules(site).filter(({ headers }) =>
    headers['Cache-Control']?.includes('immutable'),
  )
}
