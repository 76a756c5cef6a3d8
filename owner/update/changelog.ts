/** The sections of a CHANGELOG.md that tell what is new after a version, the latest first. */
export function newsSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).filter((section) => section.startsWith('## '))
  const isNew = (section: string) => isLater(/^## (\S+)/.exec(section)?.[1] ?? '', version)
  return sections
    .filter(isNew)
    .map((section) => section.trim())
    .join('\n\n')
}

/** Whether a version, like 1.10.0, comes after another. 1.1.0-beta.1 comes before 1.1.0 (semver.org, 11). */
export function isLater(version: string, other: string): boolean {
  const order = new Intl.Collator('en', { numeric: true })
  const [number = '', before] = parts(version)
  const [otherNumber = '', otherBefore] = parts(other)
  const later = order.compare(number, otherNumber)
  if (later !== 0) return later > 0
  if (before === undefined || otherBefore === undefined)
    return before === undefined && otherBefore !== undefined
  return order.compare(before, otherBefore) > 0
}

/** The numbers of a version, and its suffix, like `beta.1`. Builds of a version (`+…`) have no order. */
function parts(version: string): string[] {
  return version.replace(/\+.*/, '').split(/-(.*)/)
}
