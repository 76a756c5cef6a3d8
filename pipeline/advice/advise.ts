import path from 'node:path'

import { accounts } from './accounts.ts'
import type { Advice } from './advice.ts'
import { borrowed } from './borrowed.ts'
import { descriptions } from './descriptions.ts'
import { pastYears } from './past-years.ts'
import { photographs } from './photographs.ts'
import { readFields, readStudio } from './read-studio.ts'

/** Where things are, as full paths, and what day it is. */
type Situation = {
  root: string
  /** The studio that is shown, with `content/` and `uploads/`. */
  studio: string
  today: Date
}

/** What the owner of a studio may want to change, by topic. It stops nothing. */
export async function advise({ root, studio, today }: Situation): Promise<Advice[]> {
  const demo = path.join(root, 'demo')
  const site = await readStudio(root, studio, demo)
  const fromDemo = studio === demo ? [] : borrowed(site, await readFields(root, demo))
  // What is replaced anyway needs no further advice.
  const replaced = new Set(fromDemo.flatMap(linesOf))
  const other = [
    ...accounts(site),
    ...photographs(site),
    ...descriptions(site),
    ...pastYears(site, today.getFullYear()),
  ].filter((advice) => {
    const lines = linesOf(advice)
    return lines.length === 0 || lines.some((line) => !replaced.has(line))
  })

  return [...fromDemo, ...other]
}

/** Advice about a whole folder has no line. */
function linesOf(advice: Advice): string[] {
  return [advice, ...(advice.alsoIn ?? [])].flatMap(({ file, line }) =>
    line === undefined ? [] : [`${file}:${line}`],
  )
}
