import { afterEach, vi } from 'vitest'

// The next test may be in another file, which shares this process.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
