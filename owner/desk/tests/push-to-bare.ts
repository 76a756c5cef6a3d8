import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Runs git in a folder, and gives what it prints. */
function gitIn(cwd: string) {
  return (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Puts a studio into a repository, of which it may be a part, and pushes it to a bare one beside that. */
export function pushToBare(studio: string, site = studio) {
  const remote = path.join(site, '../online.git')
  const git = gitIn(studio)
  const init = ['init', '--quiet', '--template=', '-b', 'main']
  git(...init, '--bare', remote)
  git(...init, site)
  const config = { 'user.name': 'June', 'user.email': 'june@example.com', 'maintenance.auto': 'no' }
  for (const [name, value] of Object.entries(config)) git('config', name, value)
  git('add', 'content', 'uploads')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', '../online.git')
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  return { remote, git, gitOnline: gitIn(remote) }
}
