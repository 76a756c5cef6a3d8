import { resolveConfig } from 'vite'

import type { PipelineApi } from '#pipeline/plugin.ts'

import siteConfig from '../vite.config.ts'

/** Makes the prints of the studio that are missing, for as long as the desk runs that has started this. */
export async function main() {
  process.on('disconnect', () => process.exit())
  const settings = { ...siteConfig(), configFile: false, logLevel: 'silent' } as const
  const { plugins } = await resolveConfig(settings, 'build')
  const { api } = plugins.find(({ name }) => name === 'studio:pipeline')!
  // What cannot be printed, the next build says.
  await (api as PipelineApi).printAhead().catch(() => {})
  process.exit()
}
