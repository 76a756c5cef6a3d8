/** Words with what marks like `{city}` stand for, as pages show them. */
export function fillIn(words: string, facts: Partial<Record<string, string>>): string {
  return words.replaceAll(/\{\s*(\w+)\s*\}/g, (mark, name: string) => {
    const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)]
    if (fact === undefined) return mark
    return /^[A-Z]/.test(name) ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact
  })
}
