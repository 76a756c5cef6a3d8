/** How long a service may take to answer, in ms. */
const PATIENCE = 10_000

type ProbeOptions = {
  signal: AbortSignal
  /** In ms. */
  patience?: number
}

/**
 * Asks another site for a sign of life. What it answers stays hidden from this page, and nothing of
 * it is kept; only that an answer came is known.
 */
export async function probe(address: string, { signal, patience = PATIENCE }: ProbeOptions) {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), patience)
  const stop = () => giveUp.abort()
  signal.addEventListener('abort', stop)

  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: giveUp.signal,
    })
    return 'answers'
  } catch {
    return 'silent'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
