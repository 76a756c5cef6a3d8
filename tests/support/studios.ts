import { STUDIOS_PORT, type StudioName } from '../studios/studios.ts'

/** Where the site of a studio is served. */
export function studio(name: StudioName): string {
  return `http://${name}.localhost:${STUDIOS_PORT}`
}
