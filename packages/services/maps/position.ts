/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number }

const POSITION = /^([+-]?\d+(?:\.\d+)?)°?\s*,\s*([+-]?\d+(?:\.\d+)?)°?$/

/** A position as maps write it, like `35.2271, -80.8431`. Undefined if it is not one. */
export function readPosition(words: string): Position | undefined {
  const [, latitude, longitude] = (POSITION.exec(words.trim()) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude }
}

/** Whether both numbers are degrees that a Mercator map can show. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
}
