import { run } from './run.ts'

/** Runs the owner's check in a process of its own. Gives whether all is well. */
export async function check(root: string, studio: string, say: (line: string) => void) {
  const command = [process.execPath, 'scripts/run.mjs', 'owner/check/main'] as [string, ...string[]]
  return run(command, { cwd: root, env: { STUDIO: studio }, say })
}
