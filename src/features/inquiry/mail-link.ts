import { wellFormed } from './well-formed.ts'

type Mail = { to: string; subject: string; body: string }

/** The address of a new message in the visitor's mail program, already filled in (RFC 6068). */
export function mailLink({ to, subject, body }: Mail): string {
  const line = subject.replace(/[\r\n]+/g, ' ')
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${to}?subject=${encoded(line)}&body=${encoded(lines)}`
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
