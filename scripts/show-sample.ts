import type { Plugin } from 'vite'

import { SAMPLE_ORIGIN } from '@studio/services/scheduling/sample'

import type { PipelineApi } from '../pipeline/plugin.ts'
import { serveSample } from './sample-calendar.ts'

/** Serves the sample calendar beside a development server, once a page shows it. */
export function showSample(): Plugin {
  let api: PipelineApi
  let origin: Promise<string> | undefined

  return {
    name: 'studio:sample',
    apply: 'serve',
    configResolved({ plugins }) {
      api = plugins.find(({ name }) => name === 'studio:pipeline')?.api as PipelineApi
    },
    async transformIndexHtml(html) {
      if (!html.includes(SAMPLE_ORIGIN)) return html
      origin ??= serveSample(async () => (await api.sample())!.shows)
      return html.replaceAll(SAMPLE_ORIGIN, await origin)
    },
  }
}
