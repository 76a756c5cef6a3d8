import { expect, test } from 'vitest'

import { awsHeaders, distribution, responseHeadersPolicy, viewerRequestFunction } from './aws.ts'
import { example } from './example.ts'

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>

/** What the function makes of a request. */
function visit(uri: string, querystring: Parameters = {}) {
  const handler = new Function(`${viewerRequestFunction(example)}; return handler`)()
  return handler({ request: { uri, querystring } })
}

test('a page is fetched by the name of its file, and anything else as it is', () => {
  expect(visit('/about').uri).toBe('/about.html')
  expect(visit('/').uri).toBe('/index.html')
  expect(visit('/nope').uri).toBe('/nope')
  expect(visit('/toString').uri).toBe('/toString')
})

test('another form of a path leads to the page, with its query', () => {
  const query = {
    a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    b: { value: '' },
  }

  expect(visit('/about/index.html', query)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/about?a=1&a=2&b' } },
  })
})

test('CloudFront names security headers itself, and refuses them among the others', () => {
  const policy = JSON.parse(responseHeadersPolicy('pages', awsHeaders(example).pages))
  const others = policy.CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)

  expect(others).toEqual(['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Speculation-Rules'])
  expect(policy.SecurityHeadersConfig).toMatchObject({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
  })
})

test('what may not be listed is missing, whatever the bucket says', () => {
  const { CustomErrorResponses } = JSON.parse(distribution(example))

  expect(CustomErrorResponses).toMatchObject([
    { ErrorCode: 403, ResponseCode: '404', ResponsePagePath: '/404.html' },
    { ErrorCode: 404, ResponseCode: '404', ResponsePagePath: '/404.html' },
  ])
})
