import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Answer } from './ask.ts'
import { folderFromNpm, missingFromNpm } from './servers/from-npm.ts'

const PACKAGE = '@mdn/mdn-http-observatory'

/** A grade, and what is held against a page, in the Observatory's own words. */
type Verdict = { grade: string; against: string[] }

/** What has to be done where the Observatory is not installed. */
export const missingObservatory = () => missingFromNpm(PACKAGE)

/**
 * Mozilla's Observatory, by its published package: the tests and the grades of the service, without
 * its network and database. Judges an answer as if it had come by https, and http had led there.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export async function observatory(): Promise<(answer: Answer, page: string) => Verdict> {
  const folder = folderFromNpm(PACKAGE)
  // It fetches this list when it is installed. No site of ours is on it.
  const preloaded = path.join(folder, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

  const part = (name: string) => import(pathToFileURL(path.join(folder, 'src', name)).href)
  const { ALL_TESTS } = await part('constants.js')
  const { Requests } = await part('types.js')
  const { getGradeForScore, getScoreDescription, getScoreModifier } = await part('grader/grader.js')
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js')

  return (answer, page) => {
    const requests = asIfByHttps(new Requests('studio.example'), answer, page)
    const results: string[] = ALL_TESTS.map((test: Test) => test(requests).result)
    const points = results.map((result): number => getScoreModifier(result))

    // Merits count for those alone who would be given an A without them.
    const faults = points.filter((one) => one < 0)
    const strict = 100 + sum(faults)
    const score = strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(points) : strict
    return {
      grade: getGradeForScore(score).grade,
      against: results
        .filter((_, at) => points[at]! < 0)
        .map((one) => inPlain(getScoreDescription(one))),
    }
  }
}

type Test = (requests: object) => { result: string }

/** What the Observatory would have gathered by asking a host for a page. */
function asIfByHttps(requests: any, { status, headers, content }: Answer, page: string) {
  const url = new URL(page, 'https://studio.example')
  const response = { status, headers, verified: true, httpEquiv: new Map() }
  const way = [
    { url: new URL(page, 'http://studio.example'), status: 301 },
    { url, status },
  ]

  requests.session = { url }
  requests.resources.path = content.toString()
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    httpRedirects: way,
    httpsRedirects: way.slice(1),
  })
  return requests
}

/** Without its HTML. */
function inPlain(description: string): string {
  return description
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
