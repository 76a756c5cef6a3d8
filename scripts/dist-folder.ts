import path from 'node:path'

/** The full path of the build folder: `DIST`, or else `dist/`. */
export function distFolder(): string {
  return path.resolve(process.env.DIST ?? 'dist')
}
