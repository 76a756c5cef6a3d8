import { fileOf, otherForms } from '../canonical.ts'
import { pageHeaders, sections, type Policy } from '../policy.ts'

/** Headers that a response-headers policy names itself, and does not take among the others. */
const SECURITY = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
]

/** Kept with each object in S3, so that the page for a missing one has its own. */
const KEPT_WITH_OBJECTS = ['Cache-Control', 'Content-Type']

/**
 * A response-headers policy for CloudFront. One holds for pages, one for hashed files, because a
 * policy belongs to a cache behavior.
 */
export function responseHeadersPolicy(name: string, headers: Record<string, string>): string {
  const others = Object.entries(headers).filter(
    ([header]) => !SECURITY.includes(header) && !KEPT_WITH_OBJECTS.includes(header),
  )
  const https = headers['Strict-Transport-Security']?.match(/max-age=(\d+)/)?.[1]

  return json({
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
      ...(https && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(https),
          IncludeSubdomains: false,
          Preload: false,
        },
      }),
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  })
}

/** What a distribution must say beside its origin: compression, error pages, who gets which headers. */
export function distribution(policy: Pick<Policy, 'rules'>): string {
  const hashed = sections(policy).filter(({ headers }) =>
    headers['Cache-Control']?.includes('immutable'),
  )
  const behavior = { ViewerProtocolPolicy: 'redirect-to-https', Compress: true }

  return json({
    DefaultRootObject: 'index.html',
    DefaultCacheBehavior: {
      ...behavior,
      ResponseHeadersPolicy: 'response-headers-pages.json',
      FunctionAssociations: [{ EventType: 'viewer-request', Function: 'function.js' }],
    },
    CacheBehaviors: hashed.map(({ path }) => ({
      PathPattern: path,
      ...behavior,
      ResponseHeadersPolicy: 'response-headers-files.json',
    })),
    // A bucket that may not be listed says 403 of what is missing.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: '404',
      ResponsePagePath: '/404.html',
      ErrorCachingMinTTL: 0,
    })),
  })
}

/**
 * The function for viewer requests, in the JavaScript of cloudfront-js-2.0: that of 2009, with some of
 * what came later. So it gets by on what there was in 2009, but for `const` and arrows.
 */
export function viewerRequestFunction({ pages }: Pick<Policy, 'pages'>): string {
  const files = Object.fromEntries(pages.map((page) => [page, fileOf(page)]))
  const moved = Object.fromEntries(
    pages.flatMap((page) => otherForms(page).map((form) => [form, page])),
  )

  return `const FILES = ${JSON.stringify(files, null, 2)}
const MOVED = ${JSON.stringify(moved, null, 2)}

function handler(event) {
  const request = event.request

  if (has(MOVED, request.uri)) {
    const location = MOVED[request.uri] + query(request.querystring)
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
export function awsHeaders(policy: Pick<Policy, 'rules'>) {
  const files = sections(policy).find(({ headers }) =>
    headers['Cache-Control']?.includes('immutable'),
  )
  return { pages: pageHeaders(policy), files: files?.headers ?? pageHeaders(policy) }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
