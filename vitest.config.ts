import { defineConfig } from 'vitest/config'

/** Apart from vite.config.ts, whose plugins would develop every photograph before a test begins. */
export default defineConfig({
  test: {
    // For machines that do much else besides: no test is about how fast it is.
    testTimeout: 120_000,
    environment: 'node',
    pool: 'threads',
    // By default one processor is left idle, which of two is half.
    maxWorkers: '100%',
    include: ['**/*.test.{ts,tsx}'],
  },
})
