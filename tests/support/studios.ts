import { STUDIOS_PORT, type StudioName } from '../studios/studios.ts'

/** The address of a studio’s site. */
export function studio(name: StudioName): string {
  return `http://${name}.localhost:${STUDIOS_PORT}`
}
