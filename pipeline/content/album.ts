import { UnusableOriginal } from '../originals/unusable-original.ts'
import type { Library } from '../photos/library.ts'
import type { Photo } from '../model/photo.ts'
import { slug } from '../model/slug.ts'
import type { Pictured } from '../photos/stylesheet.ts'
import type { PageFile } from './files.ts'
import type { FilmStockEntry } from './schemas/film-stocks.ts'
import { didYouMean } from './messages/nearest.ts'
import type { PhotographEntry } from './schemas/photographs.ts'
import type { FindPhoto, Found } from './schemas/photograph.ts'
import type { PrintSettings } from './schemas/prints.ts'

type Options = {
  /** Undefined where their file has mistakes, as are the entries. */
  stocks: FilmStockEntry[] | undefined
  entries: PhotographEntry[] | undefined
  /** The file name of each entry in content/photographs.yaml, in order, where it can be read. */
  files: string[] | undefined
  settings: PrintSettings
  library: Library
}

/** The described photographs, and which of them each content file names. */
export function openAlbum({ stocks, entries, files, settings, library }: Options) {
  const pictured = new Map<PageFile, Pictured[]>()

  async function find(page: PageFile, file: string, tall: boolean): Promise<Found> {
    if (!files) return { photo: standInPhoto(file) }

    const at = files.indexOf(file)
    if (at < 0) return { mistake: undescribed(file, files) }

    // Mistakes in a description are reported where it stands. A stand-in lets the check go on.
    const entry = entries?.[at] ?? { ...STAND_IN, file }
    const { hue, ...film } = stocks?.find(({ name }) => name === entry.film) ?? STAND_IN_STOCK
    try {
      const { photo, placeholder, rights } = await library.photograph(
        { ...entry, film, roll: rollOf(entry), settings: settingsFor(entry) },
        { tall },
      )
      pictured.set(page, [
        ...(pictured.get(page) ?? []),
        { photo, placeholder, focal: entry.focal, hue, rights },
      ])
      return { photo }
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error
      return { mistake: error.message, at: { file: 'photographs', path: [at, 'file'] } }
    }
  }

  /** A digital picture has no say in what grain a film has. */
  function rollOf({ film }: PhotographEntry): string[] {
    return (entries ?? [])
      .filter((entry) => entry.film === film && settingsFor(entry).grain !== 'off')
      .map(({ file }) => file)
  }

  function settingsFor({ grain = settings.grain }: PhotographEntry): PrintSettings {
    return { ...settings, grain }
  }

  return {
    pictured,
    finderFor(page: PageFile): FindPhoto {
      return (file, { tall }) => find(page, file, tall)
    },
  }
}

const STAND_IN: PhotographEntry = { file: '', alt: '', film: '', focal: { x: 0.5, y: 0.5 } }

const STAND_IN_STOCK: FilmStockEntry = {
  name: '',
  sentence: '',
  className: '',
  process: 'color',
  hue: '',
  bars: 'solid',
}

/** Keeps what counts or arranges photographs going. It never leaves: its file has a mistake. */
function standInPhoto(file: string): Photo {
  const full = { width: 3, height: 2, avif: '', jpeg: '', src: '' }
  return { className: `photo-${slug(file)}`, alt: '', film: STAND_IN_STOCK, full, file: '' }
}

function undescribed(file: string, files: string[]): string {
  return (
    `"${file}" is not described in content/photographs.yaml.` +
    (didYouMean(file, files) || ' Describe it there, and put the scan in uploads/.')
  )
}
