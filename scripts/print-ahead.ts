import { resolveConfig } from 'vite'

import type { PipelineApi } from '#pipeline/plugin.ts'

import siteConfig from '../vite.config.ts'

/** Makes the missing prints of the studio, for as long as the desk runs that has started this process. */
export async function main() {
  process.on('disconnect', () => process.exit())
  const settings = { ...siteConfig(), configFile: false, logLevel: 'silent' } as const
  const { plugins } = await resolveConfig(settings, 'build')
  const { api } = plugins.find(({ name }) => name === 'studio:pipeline')!
  // The next build reports scans that cannot be printed.
  await (api as PipelineApi).printAhead().catch(() => {})
  process.exit()
}
