import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Runs a program and calls `say` with each line it prints. Gives whether it succeeded. */
export async function run(
  [program, ...words]: [string, ...string[]],
  { say, ...options }: SpawnOptions & { say: (line: string) => void },
): Promise<{ ok: boolean }> {
  const env = { ...process.env, ...options.env }
  // A development server has set its own, with which nothing is built.
  delete env.NODE_ENV
  const child = spawn(program, words, { ...options, env })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', say)
  }
  child.stdin?.end()
  const [code] = await once(child, 'close')
  return { ok: code === 0 }
}
