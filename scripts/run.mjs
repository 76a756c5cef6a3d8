/**
 * Installs the missing packages that a command needs, then calls `main` of a TypeScript file, on every Node that the
 * site supports. Until all packages are installed, it uses only Node's own modules.
 *
 *   node scripts/run.mjs build                 scripts/build.ts
 *   node scripts/run.mjs bench/speed           bench/speed.ts
 *   node scripts/run.mjs build DIST=other      with a setting, in every shell
 *   node scripts/run.mjs build "# Why"         with a comment: package.json has them for `npm run`, which lists them
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// If an update was interrupted, all other files may be of another version than this one. So the update goes on first.
const updates = fileURLToPath(new URL('../.update', import.meta.url))
if (existsSync(path.join(updates, 'plan.json'))) {
  const run = (/** @type {string[]} */ ...words) =>
    spawnSync(process.execPath, words, { stdio: 'inherit' }).status
  if (run(path.join(updates, 'swap.mjs')) !== 0) process.exit(1)
  console.log(
    'An update was interrupted, and all its files are in place now. The rest of it: npm run update',
  )
  process.exit(run(...process.argv.slice(1)) ?? 1)
}
const { exitWith, installDependencies } = await import('./install-dependencies.mjs')
const { ROOT, studioFolder } = await import('./folders.mjs')

/** Settings that can follow a command, or be in the environment. */
const SETTING = /^(STUDIO|DIST|PORT|HOST|ALLOW_HOST|CHROMIUM_PATH|FIREFOX_PATH)=(.*)$/

/** Commands that need the tools of developers. */
const OF_DEVELOPERS = /^(test$|tests\/|bench\/)/

process.chdir(ROOT)
const [name = '', ...words] = process.argv.slice(2).filter((word) => !word.startsWith('#'))
for (const word of words) {
  const [, setting, value] = SETTING.exec(word) ?? []
  if (setting) process.env[setting] = value
}
// In a path, the bundler takes # for the beginning of a fragment, ? for that of a query, and * for a pattern.
if (/[#?*]/.test(ROOT)) {
  exitWith(`A folder with #, ? or * in its path cannot be built. Rename it: ${ROOT}`)
}

// Native code encodes prints in several threads, and glibc's heap for each thread never shrinks. With
// two heaps a build needs a fifth less memory, in the same time.
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('close', (code, signal) => {
    if (signal === 'SIGKILL')
      console.error('The system stopped this command, probably because it ran out of memory.')
    process.exit(code ?? 1)
  })
} else {
  try {
    studioFolder()
  } catch (error) {
    exitWith(/** @type {Error} */ (error).message)
  }
  installDependencies({ tools: OF_DEVELOPERS.test(name) })
  const file = path.resolve(existsSync(`${name}.ts`) ? `${name}.ts` : `scripts/${name}.ts`)
  const { runnerImport } = await import('vite')
  const environment = process.env.NODE_ENV
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  // Importing Vite has set NODE_ENV to `development`.
  if (!environment) delete process.env.NODE_ENV
  await module.main(...words.filter((word) => !SETTING.test(word)))
}
