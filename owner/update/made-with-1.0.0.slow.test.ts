import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

test(
  'a studio made with version 1.0.0 is built, with its look, typeface and language table',
  { timeout: 300_000 },
  async () => {
    const dist = await temporaryFolder()
    await mkdir(path.join(dist, 'client'))
    await writeFile(path.join(dist, 'client/zoetrope.html'), 'Of an earlier build.')
    const place = { STUDIO: 'tests/studios/made-with-1.0.0/studio', DIST: dist }
    const env = { ...process.env, NODE_ENV: 'production', ...place }
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { env, stdio: 'pipe' })

    const page = (name: string) => readFile(path.join(dist, `client/${name}.html`), 'utf8')
    expect(await page('index')).toContain('<html lang="sv"')
    expect(await page('index')).toContain('Hoppa till innehållet')
    expect(await page('booking')).toContain('https://calendly.com/lingon/liten')
    expect(await page('contact')).toContain('https://forms.lingonsilver.example/inquiry')
    expect(await page('contact')).toContain('Saline')
    await expect(page('zoetrope')).rejects.toThrow('ENOENT')
  },
)
