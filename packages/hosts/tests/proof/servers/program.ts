import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort, startChild } from '../../start-child.ts'
import type { BuiltSite } from '../built-site.ts'
import type { Server } from './server.ts'

type Program = {
  name: string
  command: string
  versionArgument: string
  /** The Debian packages with the command and its modules. */
  packages: string
  /** Files that must exist, by full path. */
  modules?: string[]
  settings: (site: BuiltSite, port: number, folder: string) => string
  args: (settings: string, folder: string) => string[]
}

/** A server that is an installed program with a settings file. */
export function program(options: Program): Server {
  const { name, command, versionArgument, packages, modules = [], settings, args } = options

  return {
    name,
    program() {
      const { stdout, stderr } = spawnSync(find(command)!, [versionArgument], { encoding: 'utf8' })
      return `${name} ${/\d+\.\d+[\d.]*/.exec(stdout + stderr)?.[0]}`
    },
    missing: () => (find(command) && modules.every(existsSync) ? undefined : packages),

    async start(site) {
      const folder = await mkdtemp(path.join(tmpdir(), 'proof-'))
      const port = await freePort()
      const file = path.join(folder, 'settings')
      await writeFile(file, settings(site, port, folder))

      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      const child = await startChild({
        command: find(command)!,
        args: args(file, folder),
        port,
        env,
      })
      return {
        port,
        async stop() {
          await child.stop()
          await rm(folder, { recursive: true, force: true })
        },
      }
    },
  }
}

/** Debian keeps servers in /usr/sbin, which is on the path of root only. */
function find(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  return folders.map((folder) => path.join(folder, command)).find(existsSync)
}
