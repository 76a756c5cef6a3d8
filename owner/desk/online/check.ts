import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Finding } from '../../finding.ts'
import { run } from './run.ts'

/** How a check ended. Where the build already failed, it has no findings. */
export type Checked = { ok: boolean; findings?: Finding[] }

/** Runs the owner's check in a process of its own. */
export async function check(
  root: string,
  studio: string,
  say: (line: string) => void,
): Promise<Checked> {
  const file = path.join(root, '.cache/findings.json')
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
  const command = [process.execPath, 'scripts/run.mjs', 'owner/check/main'] as [string, ...string[]]
  const { ok } = await run(command, { cwd: root, env: { STUDIO: studio, FINDINGS: file }, say })
  const found = await readFile(file, 'utf8').catch(() => undefined)
  return { ok, findings: found === undefined ? undefined : JSON.parse(found) }
}
