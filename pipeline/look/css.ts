/** A rule with what is said of it, or nothing. */
export function rule(selector: string, declarations: (string | false | undefined)[]): string {
  const said = declarations.filter(Boolean)
  return said.length > 0 ? `${selector}{${said.join(';')}}` : ''
}
