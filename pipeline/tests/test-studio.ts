import type { Advice } from '../advice/advice.ts'
import { fieldsOf, type Scan, type StudioFiles } from '../advice/studio-files.ts'
import { FILES, SCHEMAS } from '../content/files.ts'
import { readDocument } from '../content/yaml.ts'

/** What advice knows of a studio, from the words of a few files and the scans beside them. */
export function testStudio(
  files: Record<string, string>,
  scans: Partial<Scan>[] = [],
): StudioFiles {
  const documents = FILES.flatMap((file) => {
    const text = files[file]
    return text === undefined
      ? []
      : [[file, readDocument(`${file}.yaml`, text, SCHEMAS[file])] as const]
  })
  return {
    fields: fieldsOf(new Map(documents)),
    scans: scans.map((scan) => ({
      file: 'veil.jpg',
      width: 3000,
      height: 2000,
      isBorrowed: false,
      ...scan,
    })),
  }
}

/** Advice in a line each: `home.yaml:3 1 photograph is soft …`. */
export function inLines(advice: Advice[]): string[] {
  return advice.map(({ fields: [first], message }) =>
    first ? `${first.location.file}:${first.location.line} ${message}` : message,
  )
}
