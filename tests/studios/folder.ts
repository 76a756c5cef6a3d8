import path from 'node:path'

/** The folder of a studio’s content and site. */
export function folderOf(name: string): string {
  return path.resolve('test-results/studios', name)
}
