/**
 * Key of a sentence about frames of the roll that another page has left for the message of the inquiry: the sentence, with
 * the mark `{frames}`, and what stands for it.
 */
export const SENTENCE_KEY = 'inquiry-sentence'

export type Sentence = { sentence: string; frames: string }

/** What this tab keeps under a key until it is closed. Undefined if there is nothing, or storage fails. */
export function readSession(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined
}

/** Keeps a value under a key until the tab is closed, where storage allows it. */
export function writeSession(key: string, value: unknown) {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))
}

/** Storage may be refused or full, or hold invalid JSON: then there is no result. */
export function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky()
  } catch {
    return undefined
  }
}
