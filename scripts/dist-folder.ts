import path from 'node:path'

/** Where the site is built, as a full path: the folder that `DIST` names, else `dist/`. */
export function distFolder(): string {
  return path.resolve(process.env.DIST ?? 'dist')
}
