/** A value as a message quotes it: text in quotes, nothing longer than a line. */
export function shown(value: unknown): string {
  const json = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing')
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
