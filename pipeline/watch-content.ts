import path from 'node:path'

import type { ViteDevServer } from 'vite'

import type { ContentError } from './model/mistake.ts'
import { VIRTUAL_ID } from './virtual-modules.ts'

/** Reloads the page when words or scans have changed, or shows their mistakes. */
export function watchContent(
  { watcher, environments }: ViteDevServer,
  folders: { content: string; uploads: string },
  reread: () => Promise<ContentError | undefined>,
) {
  let timer: NodeJS.Timeout
  const belongs = (file: string) =>
    path.dirname(file) === folders.uploads ||
    (path.dirname(file) === folders.content && /\.ya?ml$/.test(file))

  watcher.add([folders.content, folders.uploads])
  watcher.on('all', (_event, file) => {
    if (!belongs(file)) return

    // A scan is copied in several steps, and an editor may write several files.
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const error = await reread()
      for (const { moduleGraph, hot } of Object.values(environments)) {
        for (const [id, module] of moduleGraph.idToModuleMap) {
          if (VIRTUAL_ID.test(id)) moduleGraph.invalidateModule(module)
        }
        if (!error) hot.send({ type: 'full-reload' })
      }
      if (error) environments.client.hot.send({ type: 'error', err: { ...overlay(error) } })
    }, 100)
  })
}

function overlay({ message }: Error) {
  return { message, stack: '', plugin: 'studio:pipeline' }
}
