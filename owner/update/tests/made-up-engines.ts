import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { zipSync, type Zippable } from 'fflate'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'

import { readEngine, stateEngine } from '#scripts/engine.ts'

import { everythingIn as filesIn } from '../../desk/tests/temporary-studio.ts'

const PACKAGE = {
  name: 'made-up',
  files: ['package.json', 'package-lock.json', 'owner', 'scripts', 'src'],
}

/** Three versions of a small engine: files are changed, added, removed, renamed, and in the place of a folder. */
const HISTORY: Record<string, Record<string, string>> = {
  '1.0.0': { 'src/page.ts': 'first', 'src/old/only.ts': 'old', 'src/Logo.svg': '<svg/>' },
  '1.1.0': {
    'src/page.ts': 'second',
    'src/new/only.ts': 'new',
    'src/old': 'a file',
    'src/logo.svg': '<svg/>',
  },
  '2.0.0': { 'src/page.ts': 'third', 'src/new/only.ts': 'new', 'src/logo.svg': '<svg id="a"/>' },
}

/** A folder with one of these versions, which states what it is where it is a release. */
export async function engineFolder(version: string, isRelease = true): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'film-studio')
  const files = {
    'package.json': `${JSON.stringify({ ...PACKAGE, version, devDependencies: { vite: '8.0.0' } }, null, 2)}\n`,
    'package-lock.json': `{ "version": "${version}", "packages": {} }\n`,
    ...(await commandsOf(version)),
    'owner/update/swap.mjs': await readFile('owner/update/swap.mjs', 'utf8'),
    ...HISTORY[version],
  }
  await writeFiles(folder, files)
  if (isRelease) await stateEngine(folder, await readEngine(folder))
  return folder
}

/** How commands begin. After the first version, each needs a file of another name. */
async function commandsOf(version: string) {
  const helper = version === '1.0.0' ? 'folders.mjs' : 'places.mjs'
  const names = ['run.mjs', 'install-dependencies.mjs', 'folders.mjs']
  const files = names.map(async (name) => {
    const text = await readFile(`scripts/${name}`, 'utf8')
    const file = `scripts/${name === 'folders.mjs' ? helper : name}`
    return [file, text.replaceAll('./folders.mjs', `./${helper}`)]
  })
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>
}

/** The first version as an owner has it, with a studio, and with notes of her own beside it. */
export async function ownersFolder(): Promise<string> {
  const root = await engineFolder('1.0.0')
  await writeFiles(root, {
    'studio/content/home.yaml': 'title: Mine\n',
    'notes.txt': 'Call the lab.',
  })
  return root
}

/** What is in each file of a folder, apart from what updates, git and npm keep. */
export function everythingIn(folder: string) {
  return filesIn(folder, /^(\.update|\.git|node_modules)\//)
}

/** In the upper half of a zip's attributes are those of Unix. */
const UNIX = { os: 3, shift: 16 }

/** A zip of files of a folder, as they are: below `top` where that is given, with `more` beside them. */
export async function zipOf(
  folder: string,
  files: string[],
  { top = '', more = {} }: { top?: string; more?: Record<string, string> } = {},
): Promise<Uint8Array> {
  const entries: Zippable = {}
  for (const file of files) {
    const { mode } = await stat(path.join(folder, file))
    const bytes = await readFile(path.join(folder, file))
    entries[`${top}${file}`] = [bytes, { os: UNIX.os, attrs: (mode << UNIX.shift) >>> 0 }]
  }
  for (const [name, text] of Object.entries(more)) entries[`${top}${name}`] = Buffer.from(text)
  return zipSync(entries)
}
