import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this run, for whatever several files would make alike. */
    sharedCache: string
  }
}

/** Made anew for each run: what an earlier version of the code made proves nothing. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-cache-'))
  project.provide('sharedCache', folder)
  return () => rm(folder, { recursive: true, force: true })
}
