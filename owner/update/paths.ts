import path from 'node:path'

/** Paths that an update uses in the folder of the site. */
export function pathsOf(root: string) {
  const folder = path.join(root, '.update')
  return {
    /** The unpacked archive. */
    unpacked: path.join(folder, 'unpacked'),
    /** The files of the new engine. */
    incoming: path.join(folder, 'incoming'),
    /** The engine before the last update, with what was changed in it by hand. */
    before: path.join(folder, 'before'),
    /** The copy that becomes `before` once it is complete. */
    keeping: path.join(folder, 'keeping'),
    /** The script that exchanges the files. */
    swap: path.join(folder, 'swap.mjs'),
    /** The plan. It exists while files are exchanged. */
    plan: path.join(folder, 'plan.json'),
    /** The same plan, from the moment the files are exchanged until all else is done. */
    finish: path.join(folder, 'finish.json'),
    /** Paths of version 1.0.0: its copy, the version it came from, and the mark of an interrupted update. */
    first: {
      before: path.join(folder, 'before.zip'),
      from: path.join(folder, 'from'),
      unfinished: path.join(folder, 'unfinished'),
    },
  }
}
