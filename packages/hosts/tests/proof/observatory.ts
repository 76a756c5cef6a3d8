import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { folderOf, missingFromNpm } from './from-npm.ts'
import type { Check } from './question.ts'

const PACKAGE = '@mdn/mdn-http-observatory'

/** What to install first, if it is missing. */
export const missingObservatory = () => missingFromNpm(PACKAGE)

/**
 * Mozilla's HTTP Observatory without its network and database: its package grades an answer as if it
 * had come over https, and http had redirected there.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export async function observatory(): Promise<Check> {
  const folder = folderOf(PACKAGE)
  // Its install script downloads this list, and does not run here.
  const preloadList = path.join(folder, 'conf/hsts-preload.json')
  if (!existsSync(preloadList)) writeFileSync(preloadList, '{}')

  const load = (file: string) => import(pathToFileURL(path.join(folder, 'src', file)).href)
  const { ALL_TESTS } = await load('constants.js')
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
  const { getGradeForScore, getScoreDescription, getScoreModifier } = await load('grader/grader.js')

  return ({ status, headers, content }, _site, request) => {
    const url = new URL(request.path, 'https://studio.example')
    const response = { status, headers, verified: true, httpEquiv: new Map() }
    const https = { url, status }
    const http = { url: new URL(request.path, 'http://studio.example'), status: 301 }
    const answers = {
      hostname: url.hostname,
      session: { url },
      resources: { path: `${content}` },
      responses: {
        auto: response,
        http: response,
        https: response,
        cors: null,
        httpRedirects: [http, https],
        httpsRedirects: [https],
      },
    }

    const results: string[] = ALL_TESTS.map((test: any) => test(answers).result)
    const faults = results.filter((result) => getScoreModifier(result) < 0)
    const score = (some: string[]) =>
      some.reduce((sum, result) => sum + getScoreModifier(result), 100)
    // Extra credit counts only for an A without it.
    const counted = score(faults) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? results : faults
    const { grade } = getGradeForScore(score(counted))
    const reasons = faults
      .map(getScoreDescription)
      .join(' ')
      .replace(/<[^>]+>/g, '')
    return grade !== 'A+' && `is graded ${grade}: ${reasons.replace(/\s+/g, ' ').trim()}`
  }
}
