import path from 'node:path'

import { mediaType } from '@studio/hosts/media-types'
import type { ViteDevServer } from 'vite'

import { LANGUAGES } from './content/languages.ts'
import type { Library } from './photos/library.ts'
import { FROM_CONTENT } from './virtual-modules.ts'

type Opened = Promise<{ library: Library }>

type Content = {
  folders: { content: string; uploads: string; fonts: string }
  open: () => Opened
  /** Lets the content be read again. Gives the last reading, if there was one. */
  forget: () => Opened[]
  /** Loads the open pages again, in place of the pages themselves. */
  reload: (() => void) | undefined
}

/** How many earlier readings of the content are kept. */
const MAX_EARLIER = 5

/** While developing: makes prints on request, shows mistakes as pages, reloads after changes. */
export function serveContent(server: ViteDevServer, { folders, open, forget, reload }: Content) {
  let earlier: Opened[] = []

  /** A page that was loaded before a change asks for the addresses of then. */
  async function findPrint(address: string): Promise<Uint8Array | undefined> {
    for (const site of [open(), ...earlier]) {
      const print = await (await site.catch(() => undefined))?.library.print(address)
      if (print) return print
    }
    return undefined
  }

  server.middlewares.use(async ({ url = '', headers }, response, next) => {
    const [address = ''] = url.split('?')
    try {
      const print = address.startsWith('/uploads/') ? await findPrint(address) : undefined
      if (print) {
        response.setHeader('Content-Type', mediaType(address))
        // An owner's SVG, opened by itself, runs no script beside the desk.
        response.setHeader('Content-Security-Policy', 'sandbox')
        return response.end(print)
      }
      if (headers.accept?.includes('text/html')) await open()
      next()
    } catch (error) {
      next(error)
    }
  })

  let timer: NodeJS.Timeout
  server.watcher.add([folders.content, folders.uploads, folders.fonts, LANGUAGES])
  server.watcher.on('all', (_event, file) => {
    const folder = path.dirname(file)
    const isWords = [folders.content, LANGUAGES].includes(folder)
    const isContent = isWords && /\.ya?ml$/.test(file)
    if (!isContent && folder !== folders.uploads && folder !== folders.fonts) return

    // A scan is copied in several steps, and an editor may write several files.
    clearTimeout(timer)
    timer = setTimeout(reread, 100)
  })

  async function reread() {
    earlier = [...forget(), ...earlier].slice(0, MAX_EARLIER)
    const mistakes = await open().then(
      () => undefined,
      (error: Error) => error,
    )
    for (const { name, moduleGraph, hot } of Object.values(server.environments)) {
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (FROM_CONTENT.test(id)) moduleGraph.invalidateModule(module)
      }
      if (mistakes) continue
      if (reload && name === 'client') reload()
      else hot.send({ type: 'full-reload' })
    }
    if (!mistakes) return

    const err = { message: mistakes.message, stack: '', plugin: 'studio:pipeline' }
    server.environments.client.hot.send({ type: 'error', err })
  }
}
