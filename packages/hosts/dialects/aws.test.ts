import vm from 'node:vm'

import { expect, test } from 'vitest'

import { awsHeaders, distribution, responseHeadersPolicy, viewerRequestFunction } from './aws.ts'
import { exampleSite } from '../tests/example-site.ts'

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>

/** All that the language had in 2009, which is what CloudFront is certain to have. */
const OF_2009 = `
  const keep = (object, names) => Object.getOwnPropertyNames(object)
    .filter((name) => !names.split(' ').includes(name))
    .forEach((name) => delete object[name])
  keep(String.prototype, 'length constructor toString valueOf charAt charCodeAt concat indexOf ' +
    'lastIndexOf localeCompare match replace search slice split substring toLowerCase toUpperCase trim')
  keep(Object, 'length name prototype keys create getOwnPropertyNames defineProperty')
  keep(Array.prototype, 'length constructor concat join pop push reverse shift slice sort splice ' +
    'indexOf lastIndexOf every some forEach map filter reduce reduceRight toString')
`

/** What the function makes of a request, where there is no more than CloudFront has. */
function visit(uri: string, querystring: Parameters = {}) {
  const context = vm.createContext()
  vm.runInContext(OF_2009, context)
  vm.runInContext(viewerRequestFunction(exampleSite), context)
  const event = JSON.stringify({ request: { uri, querystring } })
  return JSON.parse(vm.runInContext(`JSON.stringify(handler(${event}))`, context))
}

test('a page is fetched by its file name, and anything else as it is', () => {
  expect(visit('/about').uri).toBe('/about.html')
  expect(visit('/').uri).toBe('/index.html')
  expect(visit('/nope').uri).toBe('/nope')
  expect(visit('/toString').uri).toBe('/toString')
})

test('an alias redirects to the page, with its query', () => {
  const query = {
    a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    b: { value: '' },
  }

  expect(visit('/about/index.html', query)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/about?a=1&a=2&b' } },
  })
})

test('security headers are not among the custom headers, where CloudFront refuses them', () => {
  const policy = responseHeadersPolicy('pages', awsHeaders(exampleSite).pages)
  const others = policy.CustomHeadersConfig.Items.map(({ Header }) => Header)

  expect(others).toEqual(['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Speculation-Rules'])
  expect(policy.SecurityHeadersConfig).toMatchObject({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
  })
})

test('a missing object is a 404, whatever status the bucket answers', () => {
  const { CustomErrorResponses } = distribution(exampleSite)

  expect(CustomErrorResponses).toMatchObject([
    { ErrorCode: 403, ResponseCode: '404', ResponsePagePath: '/404.html' },
    { ErrorCode: 404, ResponseCode: '404', ResponsePagePath: '/404.html' },
  ])
})
