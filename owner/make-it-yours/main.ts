import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { cancel, intro, isCancel, note, outro, text } from '@clack/prompts'

import { rootWranglerFile } from '@studio/hosts/dialects/cloudflare'

import { latinSlug } from '#pipeline/model/names.ts'
import { readEngine, stateEngine, statedEngine } from '#scripts/engine.ts'
import { exitWith } from '#scripts/install-dependencies.mjs'
import { createStudio, refuseSecond } from './create-studio.ts'
import { questions, type Answers } from './questions.ts'

const WHOSE = `Its words are in studio/content, its photographs in studio/uploads.
Most are the demo’s until you change them. The check lists them,
and lets nothing online that would mislead a visitor.`

const COMMANDS = `npm run desk     changes words and photographs, beside your site
npm start        shows your site
npm run check    looks it over before it goes online`

/** The same as a command, which says how to go on. */
export async function main(...args: string[]) {
  await makeItYours(args, COMMANDS)
}

/**
 * Creates `studio/` from the demo. Asks questions, unless there are flags like `--name "Juniper Studio"` or there is
 * no terminal. `next` is what comes then.
 */
export async function makeItYours(args: string[], next: string) {
  try {
    refuseSecond(process.cwd())
    const isInteractive = process.stdin.isTTY && args.length === 0
    const answers = isInteractive ? await askAll() : readFlags(args)
    if (!answers) return cancel('Nothing was created.')

    await createStudio(process.cwd(), answers)
    await rememberEngine(process.cwd())
    await nameProject(process.cwd(), answers.name ?? '')
    note(`${WHOSE}\n\n${next}`, 'studio/ is yours')
    outro(stillOpen(answers))
  } catch (error) {
    exitWith((error as Error).message)
  }
}

/** A release says which engine it is. Elsewhere an update compares with what is there now. */
async function rememberEngine(root: string) {
  if (!(await statedEngine(root))) await stateEngine(root, await readEngine(root))
}

/** Names the project at a host that builds from `wrangler.jsonc`, unless somebody has named it. */
async function nameProject(root: string, name: string) {
  const file = path.join(root, 'wrangler.jsonc')
  const written = await readFile(file, 'utf8').catch(() => rootWranglerFile())
  if (written === rootWranglerFile()) await writeFile(file, rootWranglerFile(latinSlug(name)))
}

/** Reads the answers from flags. @throws {Error} for an unknown flag, with the known ones. */
export function readFlags(args: string[]): Answers {
  const options = questions.map(({ name }) => [name, { type: 'string' }] as const)
  try {
    return parseArgs({ args, options: Object.fromEntries(options) }).values
  } catch (error) {
    const known = questions.map(({ name }) => `--${name}`).join(', ')
    throw new Error(
      `${(error as Error).message}\nUse ${known}, each with its answer in quotes, like --name "Juniper Studio".`,
      { cause: error },
    )
  }
}

/** What was not answered, and what became of it. */
export function stillOpen(answers: Answers): string {
  const open = questions.filter(({ name, unanswered }) => !answers[name] && !unanswered(answers))
  const named = (isOptional: boolean) =>
    open.filter((question) => question.isOptional === isOptional).map(({ name }) => name)
  const [kept, leftOut] = [named(false), named(true)]
  return [
    ...(kept.length > 0
      ? [`Still the demo’s, which keeps the site from going online: ${kept.join(', ')}.`]
      : []),
    `Left out until you write it: ${[...leftOut, 'service area'].join(', ')}.`,
  ].join(' ')
}

async function askAll(): Promise<Answers | undefined> {
  intro('Your studio. Press Enter to skip a question; you can answer it later.')
  const answers: Answers = {}
  for (const { name, asks, mistakeIn, unanswered } of questions) {
    const suggested = unanswered(answers)
    const answer = await text({
      message: asks,
      placeholder: suggested,
      defaultValue: suggested,
      validate: (value) => (value?.trim() ? mistakeIn(value, answers) : undefined),
    })
    if (isCancel(answer)) return undefined
    if (answer?.trim()) answers[name] = answer.trim()
  }
  return answers
}
