/** Text with its marks filled in for the preview. The build uses `fillIn` in pipeline/content/marks.ts. */
export function previewFacts(words: string, facts: Partial<Record<string, string>>): string {
  return words.replaceAll(/\{\s*(\w+)\s*\}/g, (mark, name: string) => {
    const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)]
    if (fact === undefined) return mark
    return /^[A-Z]/.test(name) ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact
  })
}
