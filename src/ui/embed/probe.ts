/**
 * Whether another site gives a sign of life. What it answers stays hidden from this page, and
 * nothing of it is kept. A site may answer frames and still refuse this question: by its
 * `Cross-Origin-Resource-Policy`, or because something in the browser blocks what scripts ask.
 */
export async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    })
    return true
  } catch {
    return false
  }
}
