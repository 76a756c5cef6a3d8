import { defineConfig } from 'vitest/config'

/** Apart from vite.config.ts, whose plugins would develop every photograph before a test begins. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'pipeline/**/*.test.ts',
      'hosting/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
      'tests/house/**/*.test.ts',
      'tests/support/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
  },
})
