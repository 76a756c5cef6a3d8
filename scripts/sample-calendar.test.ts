import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

import { expect, test } from 'vitest'

import { serveSample } from './sample-calendar.ts'

type Asking = { host?: string; origin?: string; form?: string; method?: string }

/** The status that a request to the sample gets. */
async function statusOf({ host, origin, form, method = form ? 'POST' : 'GET' }: Asking = {}) {
  const own = await serveSample(async () => ({ studio: 'June', packages: [{ name: 'BASIC' }] }))
  const headers = { host: host ?? new URL(own).host, ...(origin && { origin }) }
  const sent = request(`${own}/1`, { method, headers, agent: false }).end(form)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test('the sample answers on this computer, and books for its own pages', async () => {
  expect(await statusOf()).toBe(200)
  expect(await statusOf({ form: 'name=June' })).toBe(200)
})

test.for<[what: string, asking: Asking, status: number]>([
  ['under the name of another site', { host: 'evil.example' }, 403],
  ['by the form of another site', { origin: 'https://evil.example', form: 'name=June' }, 403],
  ['with more than anybody types', { form: `name=${'x'.repeat(20_000)}` }, 400],
  ['in a way that there is not', { method: 'PUT' }, 405],
])('asked %s, the sample refuses', async ([, asking, status]) => {
  expect(await statusOf(asking)).toBe(status)
})
