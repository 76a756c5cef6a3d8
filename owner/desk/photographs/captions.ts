import path from 'node:path'

import sharp from 'sharp'

import { isOfDevice } from '#pipeline/originals/empty-words.ts'
import { devicesIn, readTags } from '#pipeline/originals/read-tags.ts'
import { wordsOf } from '#pipeline/originals/tag-words.ts'

/** What a scan says of itself: helps with its description, and is not published. */
export type ScanMetadata = { caption?: string; date?: string; film?: string }

/**
 * Reads the caption that somebody gave a scan, its date and film; `name`, that of its file, may name the
 * film, too. Metadata is often broken; then it says nothing.
 */
export async function readCaption(
  scan: string,
  stocks: string[],
  name = path.basename(scan),
): Promise<ScanMetadata> {
  const header = await sharp(scan, { limitInputPixels: false }).metadata()
  const tags = await readTags(scan, header)
  const { exif = {}, iptc = {}, xmp = {} } = tags
  const devices = devicesIn(tags)

  const captions = [xmp.description, iptc['Caption/Abstract'], exif.ImageDescription]
  const caption = captions.flatMap(wordsOf).find((words) => !isOfDevice(words, devices))
  const [date] = [exif.DateTimeOriginal, iptc['Date Created']].flatMap(wordsOf)
  const said = [...captions, iptc.Keywords, xmp.subject, exif.UserComment].flatMap(wordsOf)
  const films = [...said, name].map((text) => filmNamedIn(text, stocks))
  return { caption, date, film: films.find(Boolean) }
}

/** Who makes film. Labs and studios leave the name out, as in “hp5” and “gold 200”. */
const MAKER =
  'adox|agfaphoto|agfa|ferrania|fujicolor|fujifilm|fuji|harman|ilford|kodak|lomography|lomo|rollei'
const MAKERS = new RegExp(`^(?:${MAKER})$`)

/** The parts of a word like `kodakgold200`. */
const PIECES = new RegExp(`^(?:${MAKER})|[a-z]+|\\d+`, 'g')

/** Words coined for film: they mean it wherever they stand, as “gold” and “pro” do not. */
const COINED =
  /^(acros|astia|cinestill|colorplus|ektachrome|ektar|fomapan|kentmere|neopan|portra|proimage|provia|rpx|superia|tmax|trix|ultramax|velvia|[a-z]{2}\d$)/

/** What may stand between a film and its speed. */
const FILLERS = new Set(['plus', 'professional', 'film', 'iso', 'asa'])

const SPEEDS = '20 25 50 64 80 100 125 160 200 250 320 400 500 640 800 1000 1600 3200'.split(' ')

/** Letters or digits of a text. `isGlued` tells that no space or sign is before them: `400` in `portra400`. */
type Piece = { text: string; isGlued: boolean }
type Speed = { number: string; suffix: string }
type Film = { maker?: string; names: string[]; speed?: Speed }

/**
 * The one film stock that a text names, like the name of a file: `veil-portra400-07.jpg`.
 *
 * A stock is named by its words side by side, spelled together or apart, and its speed behind them;
 * no other speed may stand there, so that Portra 800 is never Portra 400. Its maker may be left out,
 * and its speed too, if no other stock has the same words and they mean a film by themselves or the
 * maker is before them; where two stocks fit, or none does, it names none.
 */
export function filmNamedIn(text: string, stocks: string[]): string | undefined {
  const pieces = piecesOf(text)
  const films = stocks.map(filmOf)
  const named = stocks.filter((_, index) => isNamed(films[index]!, films, pieces))
  return named.length === 1 ? named[0] : undefined
}

function isNamed(film: Film, films: Film[], pieces: Piece[]): boolean {
  const isOnly = !films.some(
    (one) => one !== film && one.names.some((name) => film.names.includes(name)),
  )
  return film.names.some((name) =>
    runsOf(name, pieces).some(([start, end]) => {
      const speed = speedBehind(pieces, end)
      if (speed && film.speed) return isSame(speed, film.speed)
      const speaksOfFilm = speed || COINED.test(name) || isMaker(film, pieces[start - 1]?.text)
      return isOnly && speaksOfFilm && !isContradicted(film, pieces)
    }),
  )
}

/** Where pieces spell a name: the first, and the one behind the last. */
function runsOf(name: string, pieces: Piece[]): [start: number, end: number][] {
  return pieces.flatMap((_, start) => {
    let spelled = ''
    let end = start
    while (spelled.length < name.length && end < pieces.length) spelled += pieces[end++]!.text
    return spelled === name ? [[start, end]] : []
  })
}

/** The speed behind a name, as in `hp5 plus 400` and `ektachrome e100`. */
function speedBehind(pieces: Piece[], end: number): Speed | undefined {
  let at = end
  while (FILLERS.has(pieces[at]?.text ?? '')) at++
  if (pieces[at]?.text.length === 1 && pieces[at + 1]?.isGlued) at++
  return speedAt(pieces, at)
}

function speedAt(pieces: Piece[], at: number): Speed | undefined {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (!piece || !SPEEDS.includes(piece.text)) return undefined
  return { number: piece.text, suffix: next?.isGlued ? next.text : '' }
}

/** Labs leave out the letter of CineStill 800T, but a letter makes Portra 160NC another film. */
function isSame(written: Speed, own: Speed): boolean {
  return written.number === own.number && ['', own.suffix].includes(written.suffix)
}

/** Whether a film's speed is another one than that in the text. A number under 100 counts frames. */
function isContradicted({ speed }: Film, pieces: Piece[]): boolean {
  const written = pieces.map(({ text }) => text).filter((text) => SPEEDS.includes(text))
  return !!speed && written.some((number) => Number(number) >= 100 && number !== speed.number)
}

function isMaker({ maker }: Film, word = ''): boolean {
  return MAKERS.test(word) && (!maker || brandOf(word) === brandOf(maker))
}

/** Fuji, Fujifilm and Fujicolor are one. */
function brandOf(maker: string): string {
  return maker.slice(0, 4)
}

/** A stock's name, taken apart: `Ilford HP5 Plus 400` is `hp5` or `hp5plus`, at 400. */
function filmOf(stock: string): Film {
  const pieces = piecesOf(stock)
  const maker = pieces.find(({ text }) => MAKERS.test(text))?.text
  const at = pieces.findIndex((_, index) => index > 0 && speedAt(pieces, index))
  const speed = at > 0 ? speedAt(pieces, at) : undefined
  const isLetterOfSpeed = pieces[at]?.isGlued && pieces[at - 1]!.text.length === 1
  const words = (speed ? pieces.slice(0, isLetterOfSpeed ? at - 1 : at) : pieces).map(
    ({ text }) => text,
  )
  const own = words.filter((word) => !MAKERS.test(word))
  const shorter = own.filter((word) => !FILLERS.has(word))
  // “Lomography 800” has no other word.
  const names = [own, shorter, own.length === 0 ? words : []].map((one) => one.join(''))
  return { maker, names: [...new Set(names.filter(Boolean))], speed }
}

function piecesOf(text: string): Piece[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('+', ' plus ')
      .match(/[a-z0-9]+/g) ?? []
  return words.flatMap((word) =>
    word.match(PIECES)!.map((piece, index) => ({ text: piece, isGlued: index > 0 })),
  )
}
