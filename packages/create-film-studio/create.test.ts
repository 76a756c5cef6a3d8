import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder, writeFiles } from '../hosts/tests/temporary-folder.ts'

const RUN = `console.log('run', ...process.argv.slice(2), 'in', process.cwd())`

/** Where the package is, with a made-up engine, and where an owner types its name. */
async function packageWith() {
  const folder = path.join(await temporaryFolder(), 'Büro März')
  await cp('packages/create-film-studio/create.mjs', path.join(folder, 'package/create.mjs'))
  await writeFiles(path.join(folder, 'engine'), {
    'scripts/run.mjs': RUN,
    '.gitignore': 'node_modules\n',
  })
  spawnSync('tar', ['-czf', 'package/engine.tgz', 'engine'], { cwd: folder })

  return (...args: string[]) => {
    const words = [path.join(folder, 'package/create.mjs'), ...args]
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
    return { folder, stdout, stderr: stderr.trim() }
  }
}

test('a folder is made with all files, also hidden ones, and its studio of the answers', async () => {
  const create = await packageWith()
  const { folder, stdout } = create('mein Atelier', '--name', 'Jörg & Film')

  const made = path.join(folder, 'mein Atelier')
  expect(await readdir(made)).toEqual(['.gitignore', 'scripts'])
  expect(await readFile(path.join(made, 'scripts/run.mjs'), 'utf8')).toBe(RUN)
  expect(stdout).toContain(`run owner/make-it-yours/main --name Jörg & Film in ${made}`)
  expect(stdout).toContain(`Your site is in ${made}`)
  expect(stdout, 'where nobody is there to see it').not.toContain('run owner/desk')
})

test('a folder that holds something is left as it is, and a name that cannot be built is refused', async () => {
  const create = await packageWith()
  expect(create('package').stderr).toMatch(/package is not empty, and nothing was changed/)
  expect(create('roll #1').stderr).toContain('A folder with #, ? or * in its path cannot be built')
  const { folder, stderr } = create()
  expect(stderr).toBe('Name the folder of your site: npm create film-studio my-studio')
  expect((await readdir(folder)).toSorted()).toEqual(['engine', 'package'])
})
