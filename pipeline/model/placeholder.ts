/** What is shown in the place of a photograph until it has loaded. */
export type Placeholder = {
  /** Its average color, as `#rrggbb`. */
  color: string
  /** The photograph 16 pixels long, a WebP in base64. A browser that enlarges it blurs it. */
  thumbnail: string
}
