/** What the owner reads at the end. */
export function report(mistakes: string[]): string {
  if (mistakes.length === 0)
    return '\n✓ Every page opens as it should, on phones and on desktops.\n'

  const count = mistakes.length === 1 ? '1 thing is' : `${mistakes.length} things are`
  return ['', `✗ ${count} wrong with the built site:`, ...mistakes, ''].join('\n\n')
}
