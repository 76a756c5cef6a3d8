import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

/**
 * What the files of a folder may import besides each other, Node and npm packages; `type:` allows types only. The
 * first folder that a file is in counts. Folders with a `*` may not import their siblings.
 */
const WALLS: Record<string, string> = {
  owner:
    'pipeline scripts packages/hosts packages/services src/styles virtual:typefaces vite.config.ts',
  'packages/*': '',
  // Each folder of pipeline/ builds on those above it.
  'pipeline/model': '',
  'pipeline/cache': 'pipeline/model',
  'pipeline/look': 'pipeline/model',
  'pipeline/typefaces': 'pipeline/model pipeline/cache pipeline/look',
  'pipeline/originals': 'pipeline/model pipeline/cache packages/avif-grain',
  'pipeline/prints': 'pipeline/model pipeline/cache pipeline/originals packages/avif-grain',
  'pipeline/photos':
    'pipeline/model pipeline/cache pipeline/originals pipeline/prints packages/avif-grain',
  'pipeline/content': 'pipeline/model pipeline/look packages/services',
  'pipeline/reading':
    'pipeline/model pipeline/typefaces pipeline/originals pipeline/photos pipeline/content',
  'pipeline/discovery':
    'pipeline/model pipeline/cache pipeline/look pipeline/typefaces pipeline/prints pipeline/photos pipeline/content/pages.ts pipeline/reading',
  'pipeline/advice':
    'pipeline/model pipeline/originals pipeline/prints pipeline/content packages/services',
  pipeline: 'packages/services packages/hosts/media-types type:packages/hosts',
  'prerender/start': '',
  'prerender/open': 'src/site src/ui pipeline/content/pages.ts',
  prerender: 'pipeline/content/pages.ts src/pages/data.ts src/site src/ui virtual:content',
  'src/styles': '',
  'src/ui': 'type:pipeline',
  'src/features/*': 'src/ui pipeline/content/pages.ts packages/services type:pipeline',
  'src/site':
    'src/ui src/styles pipeline/content/pages.ts type:pipeline virtual:typefaces virtual:look',
  'src/pages/data.ts':
    'src/features src/site src/ui pipeline/content/pages.ts type:pipeline virtual:',
  'src/pages/*': 'src/features src/site src/ui pipeline/content/pages.ts type:pipeline virtual:',
  src: '',
  scripts: 'pipeline packages/hosts packages/services vite.config.ts tests/support',
  'tests/house': 'tests/support pipeline scripts packages/hosts',
  'tests/studios': 'pipeline owner/check packages/hosts scripts',
  tests:
    'owner scripts pipeline/content/pages.ts pipeline/content/files.ts pipeline/look/colors.ts type:pipeline packages/hosts',
  bench: 'pipeline packages tests/support scripts',
  '': 'pipeline prerender scripts packages/hosts tests',
}

const IMPORT = /^(?:import|export) (type )?(?:[\w\s{},*$]+ from )?'([^']+)'/gm

test('every file imports only what its folder is allowed to', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  const offenses = listed
    .trim()
    .split('\n')
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, type, name = '']) => {
        const target = targetOf(file, name)
        return target && !isAllowed(file, target, Boolean(type)) ? `${file} imports ${target}` : []
      }).flat(),
    )
  expect(offenses).toEqual([])
})

/** The file or virtual module that an import names. Empty for Node and npm packages. */
function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  if (/^(#|virtual:)/.test(name)) return name.replace('#', '')
  const [, inPackages] = /^(?:@studio\/)?((?:hosts|services|avif-grain)\/.+)/.exec(name) ?? []
  return inPackages ? `packages/${inPackages}` : ''
}

function isAllowed(file: string, target: string, isType: boolean): boolean {
  const isHelper = /^(pipeline|packages\/[^/]+)\/tests\//.test(target)
  if (isHelper && /^(pipeline|packages)\//.test(file)) return /\.test\.ts$|\/tests\//.test(file)

  const wall = Object.keys(WALLS).find((folder) => isIn(file, folder))!
  const own = wall.endsWith('*') ? file.split('/').slice(0, wall.split('/').length).join('/') : wall
  const allowed = WALLS[wall]!.split(' ').filter(
    (one) => one && (isType || !one.startsWith('type:')),
  )
  return [own, ...allowed].some((one) => isIn(target, one.replace('type:', '')))
}

function isIn(file: string, folder: string): boolean {
  if (folder === '') return !file.includes('/')
  if (folder.startsWith('virtual:')) return file.startsWith(folder)
  return file === folder || file.startsWith(folder.replace(/\/?\*?$/, '/'))
}
