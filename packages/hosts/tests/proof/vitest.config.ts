import { defineConfig } from 'vitest/config'

/** Apart from the unit tests, because these visit a built site. */
export default defineConfig({
  test: {
    include: ['packages/hosts/tests/proof/hosts.proof.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Servers log every request that they refuse.
    silent: true,
    reporters: ['default', 'json'],
    outputFile: 'test-results/hosts.json',
  },
})
