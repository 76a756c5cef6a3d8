import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

const PACKING_SCHEMA = `
const thing = z.strictObject({
  thing: text.describe('What to bring.'),
  reason: text.describe('Why.'),
})

const packing = z.strictObject({
  heading: text.describe('The heading of the section.'),
  items: list(thing, 1, 12).describe('1 to 12 things.'),
})
`

/** What CONTRIBUTING.md says to write for a page and a section, by file: what is added after which words. */
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
      '  journal:\n    photograph: behind-the-curtain-hp5.jpg\n    line: Notes from the darkroom\n',
    ],
  ],
  'pipeline/content/schemas/booking.ts': [
    ['  delivery: delivery.optional(),\n', '  packing: packing.optional(),\n'],
    ["import { unique } from './unique.ts'\n", PACKING_SCHEMA],
  ],
  'demo/content/booking.yaml': [
    [
      'bookNow: Book Now\n',
      'packing:\n  heading: What to bring\n  items:\n    - thing: A coat\n      reason: It is cold in {town}.\n',
    ],
  ],
  'src/pages/booking/page.tsx': [
    [
      "import { PackageSlip } from './package-slip.tsx'\n",
      "import { Packing } from './packing.tsx'\n",
    ],
    [
      'words={words.delivery} /> : null}\n',
      '{words.packing ? <Packing words={words.packing} /> : null}\n',
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
  'src/pages/booking/packing.module.css':
    '.packing {\n  padding: var(--space-section) var(--edge);\n}\n',
  'src/pages/booking/packing.tsx': [
    "import styles from './packing.module.css'",
    'export function Packing({ words: { heading, items } }) {',
    '  return (',
    '    <section className={styles.packing}>',
    '      <h2>{heading}</h2>',
    '      {items.map(({ thing, reason }) => (',
    '        <details key={thing}><summary>{thing}</summary>{reason}</details>',
    '      ))}',
    '    </section>',
    '  )',
    '}',
  ].join('\n'),
}

test(
  'a page and a section that are added as CONTRIBUTING.md says are built, linked, shared and changed in the desk',
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
    await mkdir(path.join(copy, 'dist/client'), { recursive: true })
    await writeFile(path.join(copy, 'dist/client/zoetrope.html'), 'Of an earlier build.')
    build(copy)

    const html = (file: string) => readFile(path.join(copy, 'dist/client', file), 'utf8')
    const journal = await html('journal.html')
    expect(journal).toContain('<h1>Journal</h1>')
    expect(journal).toMatch(/property="og:image" content="[^"]+\/uploads\/card-journal/)
    const home = await html('index.html')
    expect(home.match(/<a href="\/journal"/g)).toHaveLength(3)
    expect(await html('sitemap.xml')).toContain('/journal</loc>')

    const booking = await html('booking.html')
    expect(booking).toContain('<summary>A coat</summary>It is cold in Charlotte.')
    expect(booking).toMatch(/<section class="_packing_packing">/)
    expect(fieldsOf(copy)).toContain('packing.items[0].reason')

    // What was taken away since the last build is gone.
    await expect(html('zoetrope.html')).rejects.toThrow('ENOENT')
  },
)

async function copyOfTheProject() {
  const copy = await temporaryFolder()
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const needed = files.filter((file) => !/^(tests|bench|docs|\.github|demo\/uploads)\//.test(file))
  for (const file of needed) await cp(file, path.join(copy, file))
  await mkdir('.cache', { recursive: true })
  for (const shared of ['node_modules', '.cache', 'demo/uploads']) {
    await symlink(path.resolve(shared), path.join(copy, shared))
  }
  await writeFile(path.join(copy, 'build.mjs'), BUILD)
  await writeFile(path.join(copy, 'fields.mjs'), FIELDS)
  return copy
}

/** As `scripts/run.mjs` does, which would install what another folder needs. */
const BUILD = `
  import { runnerImport } from 'vite'
  const { module } = await runnerImport('./scripts/build.ts', { configFile: false, logLevel: 'error' })
  await module.main()
`

const FIELDS = `
  import { readFileSync } from 'node:fs'
  import { runnerImport } from 'vite'
  import { parse } from 'yaml'
  const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
  const { SCHEMAS } = await load('./pipeline/content/files.ts')
  const { describeForm } = await load('./owner/desk/form/describe-form.ts')
  const { fieldsIn } = await load('./owner/desk/form/node.ts')
  const form = describeForm(SCHEMAS.booking, parse(readFileSync('demo/content/booking.yaml', 'utf8')))
  console.log(fieldsIn(form).map(({ field }) => field).join(' '))
`

function build(folder: string) {
  const env = { ...process.env, STUDIO: 'demo', DIST: 'dist', NODE_ENV: 'production' }
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, env })
}

/** The fields of Booking in the desk's form. */
function fieldsOf(folder: string): string {
  return execFileSync(process.execPath, ['fields.mjs'], { cwd: folder, encoding: 'utf8' })
}
