/** A question that is answered by one press. */
export type Choice = { label: string; options: string[] }

/** The option pressed of each choice: a line of its own in the message, like “Place: Outdoors”. */
export function optionsIn(message: string, choices: Choice[]): (string | undefined)[] {
  const lines = message.split(/\r?\n/)
  return choices.map(({ label, options }) =>
    options.find((option) => lines.includes(lineOf(label, option))),
  )
}

/**
 * The message after a press: the choice's line has this option, or is taken out if it had it already. Lines
 * of choices come first, and what was typed stays as it is.
 */
export function afterPress(message: string, choices: Choice[], pressed: Choice, option: string) {
  const known = choices.flatMap(({ label, options }) => options.map((one) => lineOf(label, one)))
  const typed = message.split(/\r?\n/).filter((line) => !known.includes(line))
  const before = optionsIn(message, choices)
  const lines = choices.flatMap((choice, at) => {
    const was = before[at]
    const toggled = was === option ? undefined : option
    const now = choice === pressed ? toggled : was
    return now === undefined ? [] : lineOf(choice.label, now)
  })
  return [...lines, ...(typed.length > 0 ? typed : [''])].join('\n')
}

function lineOf(label: string, option: string): string {
  return `${label}: ${option}`
}
