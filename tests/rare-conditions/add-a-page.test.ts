import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

/** What CONTRIBUTING.md says to write for a page, by file: what is added after which words. */
const STEPS: Record<string, [after: string, added: string][]> = {
  'pipeline/content/pages.ts': [["  about: '/about',\n", "  journal: '/journal',\n"]],
  'pipeline/content/files.ts': [
    ['import { home }', "import { journal } from './schemas/journal.ts'\n"],
    ['const PAGES = { ', 'journal, '],
  ],
  'demo/content/studio.yaml': [['navigation:\n', '  journal:\n    label: Journal\n']],
  'demo/content/sharing.yaml': [
    [
      'cards:\n',
      '  journal:\n    photograph: wide-brim-hp5.jpg\n    line: Notes from the darkroom\n',
    ],
  ],
}

const NEW_FILES = {
  'demo/content/journal.yaml':
    'title: Journal\ndescription: Notes from the darkroom\nheading: Journal\n',
  'pipeline/content/schemas/journal.ts': [
    "import { z } from 'zod'",
    "import { page, text } from './fields.ts'",
    'export const journal = z.strictObject({ ...page, heading: text })',
  ].join('\n'),
  'src/pages/journal/page.tsx': [
    "import { PageHead } from '#src/ui/page-head/page-head.tsx'",
    'export default function Journal({ data }) {',
    '  return <PageHead heading={data.words.heading} />',
    '}',
  ].join('\n'),
}

test(
  'a page that is added as CONTRIBUTING.md says is built, linked and shared, and leaves no trace',
  { timeout: 900_000 },
  async () => {
    const copy = await copyOfTheProject()
    for (const [file, additions] of Object.entries(STEPS)) {
      let text = await readFile(path.join(copy, file), 'utf8')
      for (const [place, added] of additions) {
        expect(text, file).toContain(place)
        const at = place.startsWith('import')
          ? text.indexOf(place)
          : text.indexOf(place) + place.length
        text = text.slice(0, at) + added + text.slice(at)
      }
      await writeFile(path.join(copy, file), text)
    }
    for (const [file, text] of Object.entries(NEW_FILES)) {
      await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
      await writeFile(path.join(copy, file), text)
    }
    build(copy)

    const html = (file: string) => readFile(path.join(copy, 'dist/client', file), 'utf8')
    const journal = await html('journal.html')
    expect(journal).toContain('<h1>Journal</h1>')
    expect(journal).toMatch(/property="og:image" content="[^"]+\/uploads\/card-journal/)
    const home = await html('index.html')
    expect(home.match(/<a href="\/journal"/g)).toHaveLength(3)
    expect(await html('sitemap.xml')).toContain('/journal</loc>')

    for (const file of Object.keys(STEPS)) await cp(file, path.join(copy, file))
    for (const file of Object.keys(NEW_FILES)) await rm(path.join(copy, file))
    await rm(path.join(copy, 'src/pages/journal'), { recursive: true })
    build(copy)

    expect(await html('index.html')).not.toContain('journal')
    expect(await html('sitemap.xml')).not.toContain('journal')
    await expect(html('journal.html')).rejects.toThrow('ENOENT')
  },
)

async function copyOfTheProject() {
  const copy = await temporaryFolder()
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const needed = files.filter((file) => !/^(tests|bench|docs|\.github)\//.test(file))
  for (const file of needed) await cp(file, path.join(copy, file))
  await mkdir('.cache', { recursive: true })
  for (const shared of ['node_modules', '.cache']) {
    await symlink(path.resolve(shared), path.join(copy, shared))
  }
  await writeFile(path.join(copy, 'build.mjs'), BUILD)
  return copy
}

/** As `scripts/run.mjs` does, which would install what another folder needs. */
const BUILD = `
  import { runnerImport } from 'vite'
  const { module } = await runnerImport('./scripts/build.ts', { configFile: false, logLevel: 'error' })
  await module.main()
`

function build(folder: string) {
  const env = { ...process.env, STUDIO: 'demo', DIST: 'dist', NODE_ENV: 'production' }
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, env })
}
