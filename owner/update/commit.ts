import { spawnSync } from 'node:child_process'

import { ENGINE_FILE } from '#scripts/engine.ts'

/**
 * Commits the engine where its folder is a repository that has it: a host that builds needs it, and
 * the desk sends only what is the owner’s. Gives a sentence about it, or nothing where there is none.
 *
 * @param files of the version before and of this one.
 */
export function commit(root: string, version: string, files: string[]): string | undefined {
  const git = (args: string[], input = '') =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', input })
  const succeeds = (args: string[], input = '') => git(args, input).status === 0
  if (!git(['ls-files', '--', 'package.json']).stdout?.trim()) return undefined

  const names = [...files, ENGINE_FILE].join('\0')
  const hasNothingStaged = () => succeeds(['diff', '--cached', '--quiet'])
  const isTaken =
    hasNothingStaged() &&
    succeeds(['update-index', '--add', '--remove', '-z', '--stdin'], names) &&
    // It may have been committed before the update was interrupted.
    (hasNothingStaged() || succeeds(['commit', '--quiet', '-m', `Update the engine to ${version}`]))
  return isTaken
    ? 'It is a commit, which goes online with your next change.'
    : 'git did not take it as a commit. Commit it before you put the site online.'
}
