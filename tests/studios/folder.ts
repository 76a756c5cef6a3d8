import path from 'node:path'

/** Where the site of a studio is built. */
export function folderOf(name: string): string {
  return path.resolve('test-results/studios', name)
}
