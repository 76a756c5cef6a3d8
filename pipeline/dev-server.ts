import path from 'node:path'

import type { ViteDevServer } from 'vite'

import type { Library } from './photos/library.ts'

type Content = {
  folders: { content: string; uploads: string }
  /** Ids of the modules that are made of the content. */
  moduleIds: RegExp
  open: () => Promise<{ library: Library }>
  /** Lets the content be read again. */
  forget: () => void
}

/**
 * While developing: makes a print when a browser first asks for it, shows mistakes in the place of
 * pages, and reloads these when words or scans have changed.
 */
export function serveContent(server: ViteDevServer, { open, forget, ...content }: Content) {
  const { folders, moduleIds } = content

  server.middlewares.use(async ({ url = '', headers }, response, next) => {
    const [address = ''] = url.split('?')
    const isPrint = address.startsWith('/uploads/')
    if (!isPrint && !headers.accept?.includes('text/html')) return next()

    try {
      const { library } = await open()
      const print = isPrint && (await library.print(address))
      if (!print) return next()

      response.setHeader('Content-Type', address.endsWith('.avif') ? 'image/avif' : 'image/jpeg')
      response.end(print)
    } catch (error) {
      next(error)
    }
  })

  let timer: NodeJS.Timeout
  server.watcher.add([folders.content, folders.uploads])
  server.watcher.on('all', (_event, file) => {
    const folder = path.dirname(file)
    const isContent = folder === folders.content && /\.ya?ml$/.test(file)
    if (!isContent && folder !== folders.uploads) return

    // A scan is copied in several steps, and an editor may write several files.
    clearTimeout(timer)
    timer = setTimeout(reread, 100)
  })

  async function reread() {
    forget()
    const mistakes = await open().then(
      () => undefined,
      (error: Error) => error,
    )
    for (const { moduleGraph, hot } of Object.values(server.environments)) {
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (moduleIds.test(id)) moduleGraph.invalidateModule(module)
      }
      if (!mistakes) hot.send({ type: 'full-reload' })
    }
    if (!mistakes) return

    const err = { message: mistakes.message, stack: '', plugin: 'studio:pipeline' }
    server.environments.client.hot.send({ type: 'error', err })
  }
}
