/** What this tab keeps under a key until it is closed. Undefined if there is nothing, or storage fails. */
export function readSession(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined
}

export function writeSession(key: string, value: unknown) {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))
}

/** Storage may be refused or full, or hold invalid JSON. */
function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky()
  } catch {
    return undefined
  }
}
