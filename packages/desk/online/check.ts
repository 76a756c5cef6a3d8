import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Runs the owner's check in a process of its own, and tells each line. Gives whether all is well. */
export async function check(
  root: string,
  studio: string,
  say: (line: string) => void,
): Promise<{ ok: boolean }> {
  const env: NodeJS.ProcessEnv = { ...process.env, STUDIO: studio }
  // A development server has set its own, with which nothing is built.
  delete env.NODE_ENV
  const child = spawn(process.execPath, ['scripts/run.mjs', 'check/main'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(line))
  }
  const [code] = await once(child, 'close')
  return { ok: code === 0 }
}
