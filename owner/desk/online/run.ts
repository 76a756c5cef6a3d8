import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Runs a program and calls `say` with each line it prints. Gives whether it succeeded, and the last of its words. */
export async function run(
  [program, ...words]: [string, ...string[]],
  { say, ...options }: SpawnOptions & { say: (line: string) => void },
): Promise<{ ok: boolean; last: string }> {
  const env = { ...process.env, ...options.env }
  // A development server has set its own, with which nothing is built.
  delete env.NODE_ENV
  let last = ''
  const child = spawn(program, words, { ...options, env })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      say(line)
      last = line.trim() || last
    })
  }
  child.stdin?.end()
  const [code] = await once(child, 'close')
  return { ok: code === 0, last }
}
