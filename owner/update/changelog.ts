/** The sections of a CHANGELOG.md that tell what is new after a version, the latest first. */
export function newsSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).filter((section) => section.startsWith('## '))
  const isNew = (section: string) => isLater(/^## (\S+)/.exec(section)?.[1] ?? '', version)
  return sections
    .filter(isNew)
    .map((section) => section.trim())
    .join('\n\n')
}

/** Whether a version, like 1.10.0, comes after another. */
export function isLater(version: string, other: string): boolean {
  return new Intl.Collator('en', { numeric: true }).compare(version, other) > 0
}
