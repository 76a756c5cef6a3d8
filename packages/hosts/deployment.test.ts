import { expect, test } from 'vitest'

import { deploymentIn } from './deployment.ts'

const NETLIFY = { NETLIFY: 'true', URL: 'https://june.netlify.app' }
const VERCEL = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'june.vercel.app' }

test.for([
  [{}, undefined, false],
  [{ ...NETLIFY, CONTEXT: 'production' }, 'https://june.netlify.app', false],
  [{ ...NETLIFY, CONTEXT: 'deploy-preview' }, 'https://june.netlify.app', true],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy' }, 'https://june.netlify.app', true],
  [{ ...NETLIFY, URL: 'http://june.example/' }, 'https://june.example', false],
  [{ ...VERCEL, VERCEL_ENV: 'production' }, 'https://june.vercel.app', false],
  [{ ...VERCEL, VERCEL_ENV: 'preview' }, 'https://june.vercel.app', true],
  [{ CF_PAGES_URL: 'https://1a2b3c4d.june.pages.dev' }, 'https://june.pages.dev', false],
  // Its address is nowhere in its environment.
  [{ WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, undefined, false],
  // Not of a host: many programs call something URL.
  [{ URL: 'https://internal.example', CONTEXT: 'test' }, undefined, false],
  [{ ...NETLIFY, URL: 'june' }, undefined, false],
] as const)('with %j the site is at %s, and a trial: %s', ([env, address, isTrial]) => {
  expect(deploymentIn(env)).toEqual({ address, isTrial })
})
