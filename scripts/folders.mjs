import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. An old Node without `import.meta.dirname` must get as far as the check of its version. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * The full path of the studio's folder, with `content/` and `uploads/`: `STUDIO`, else `studio/` if it
 * exists, else `demo/`.
 *
 * @throws {Error} when `STUDIO` names a folder without `content/`.
 */
export function studioFolder(root = ROOT) {
  const named = process.env.STUDIO
  const own = path.join(root, 'studio')
  if (!named) return existsSync(own) ? own : path.join(root, 'demo')

  const folder = path.resolve(root, named)
  if (existsSync(path.join(folder, 'content'))) return folder
  throw new Error(`STUDIO=${named} names no studio: ${folder} has no folder "content".`)
}

/** The version of the engine, that is, of everything that is not the owner's. */
export function engineVersion() {
  return JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version
}

/** The line with which a command begins, like `Building your site, in studio/. Version 1.1.0.` */
export function introduceStudio(/** @type {string} */ doing, folder = studioFolder()) {
  const isDemo = folder === path.join(ROOT, 'demo')
  const site = isDemo
    ? 'the demo. Make it yours: npm run make-it-yours'
    : `your site, in ${path.relative(ROOT, folder)}/`
  return `${doing} ${site}. Version ${engineVersion()}.`
}

/** The full path of the build folder: `DIST`, or else `dist/`. */
export function distFolder() {
  return path.resolve(process.env.DIST ?? 'dist')
}
