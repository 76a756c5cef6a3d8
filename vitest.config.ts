import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { configDefaults, defineConfig } from 'vitest/config'

const TESTS = ['**/*.test.{ts,tsx}']

/** Minutes of scans, servers and updates, for `npm run test:all` alone. */
const SLOW = '**/*.slow.test.ts'

const REPLACING = filesThatReplaceModules()

/**
 * Apart from vite.config.ts, whose plugins would develop every photograph before a test begins.
 *
 * Files share a process and all that they import, which takes less than half of the time. So a test leaves
 * nothing behind, and no module that it imports may remember what a test did.
 */
export default defineConfig({
  test: {
    // Ends what hangs, also on machines that do much else besides: no test is about how fast it is.
    testTimeout: 600_000,
    pool: 'threads',
    // By default one processor is left idle, which of two is half.
    maxWorkers: '100%',
    globalSetup: 'tests/support/shared-cache.ts',
    setupFiles: 'tests/support/leave-nothing.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: TESTS,
          exclude: [...configDefaults.exclude, SLOW, ...REPLACING],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: REPLACING,
          exclude: [...configDefaults.exclude, SLOW],
        },
      },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
  },
})

/** What `vi.mock` replaces would be replaced for all files of a process. */
function filesThatReplaceModules(): string[] {
  return ['owner', 'packages', 'pipeline', 'scripts', 'src', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('))
    .map((file) => file.replaceAll(path.sep, '/'))
}
