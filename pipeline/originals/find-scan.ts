import { readName } from '../model/file-name.ts'

/** The name by which a scan is stored that content calls `wanted`, where there is one. */
export function findScan(names: string[], wanted: string): string | undefined {
  return names.includes(wanted) ? wanted : names.find((name) => readName(name) === readName(wanted))
}
