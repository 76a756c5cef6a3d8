import { publish } from '#owner/desk/online/publish.ts'

import { exitWith } from '#scripts/install-dependencies.mjs'
import { ownStudio } from './own-studio.ts'

/** Checks the studio and puts it online, as the desk does. */
export async function main() {
  const outcome = await publish(process.cwd(), ownStudio(), (line) => console.log(line))
  if ('failure' in outcome) exitWith(outcome.failure)
  console.log(`\n${outcome.done}`)
  if (outcome.folder) console.log(`Drag this folder onto your host’s page: ${outcome.folder}`)
  console.log()
}
