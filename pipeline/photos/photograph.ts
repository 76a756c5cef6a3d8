import type {
  FilmStockWithHue,
  Focal,
  Photo,
  Placeholder,
  PrintSettings,
  Rights,
} from '../model/photo.ts'

/** What is known of a photograph before its scan has been opened. */
export type Description = {
  /** Its name in uploads/. */
  file: string
  alt: string
  film?: FilmStockWithHue
  focal: Focal
  /** Files of all scans on that film, this one among them. Empty without a film. */
  roll: string[]
  settings: PrintSettings
}

/** A photograph as its page gets it, with what only the build needs to know. */
export type Photograph = {
  photo: Photo
  placeholder: Placeholder
  focal: Focal
  /** Hue of its film stock, as `#rrggbb`. */
  hue?: string
  rights: Rights
}
