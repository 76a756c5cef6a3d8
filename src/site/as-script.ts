/** JSON that cannot end the `script` element it is in. */
export function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
