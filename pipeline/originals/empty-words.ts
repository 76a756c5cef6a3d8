/** What names nobody: signs of rights, years, and the sentence that no owner is needed for. */
const SIGNS =
  /©|℗|\(c\)|\bcopyright\b|\bcopr\b|\b(?:19|20)\d\d\b|\bn[./ ]a\b|\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b|\btodos los derechos reservados\b|\btutti i diritti riservati\b/gi

/** What presets, scanners and cameras write where somebody’s name belongs. */
const PLACEHOLDERS = new Set(
  (
    'admin administrator anonymous artist author available blank by camera company copyright ' +
    'creator default empty enter full here holder insert microsoft my mycompany na name nil no ' +
    'noname none not notice null owner photographer picasa reserved rights specified studio tbd ' +
    'test the undefined unknown unnamed unspecified untitled user windows xx xxx your'
  ).split(' '),
)

/** Words that devices and programs write into every picture as its description. */
const OF_DEVICES = new Set(
  (
    'a adobe agfa agfaphoto and apple applemark ascii by camera cameras camscanner canon casio ' +
    'charset cof coolpix coolscan created cybershot dcim default dig digimax digital dsc ' +
    'easyshare ebay edited epson exif exilim export file finepix flextight from fuji fujifilm ' +
    'gimp google gopro hasselblad hdr hdrpl hp image imagej imagemagick images img imported inc ' +
    'ixus jpeg jpegmini jpg kenox kodak konica lead leica lightroom lumix made mde medion minolta ' +
    'my new nikon noritsu null of olympus on opticfilm optimized optio oznor oznorwo panasonic ' +
    'pentax perfection photo photograph photoshop photosmart picasa picture pixel plustek ' +
    'powershot preset processed ptr rhdr ricoh samsung scan scanned scanner screenshot sdr ' +
    'silverfast snapseed sony still stillcamera technologies the tif tiff untitled vsco vscocam ' +
    'vuescan with written'
  ).split(' '),
)

/** What made a picture, as its metadata names it: `OLYMPUS CORPORATION`, `E-M10`, `Version 1.4`. */
export type Devices = string[]

/** Whether words name anybody or anything: `---`, `© 2026` and `<none>` do not, nor does a camera. */
export function isEmpty(words: string, devices: Devices = []): boolean {
  const left = lettersOf(words.replace(SIGNS, ' ')).filter((word) => /\p{L}/u.test(word))
  if (left.length === 1 && /^[a-z]$/.test(left[0]!)) return true
  return left.every((word) => PLACEHOLDERS.has(word)) || areAllOf(left, devices)
}

/** Whether a description was written by a device or a program: `OLYMPUS DIGITAL CAMERA`, `DSC_0042`. */
export function isOfDevice(words: string, devices: Devices): boolean {
  const own = lettersOf(words).filter((word) => !/\d/.test(word) && !OF_DEVICES.has(word))
  return isEmpty(own.join(' '), devices)
}

function areAllOf(words: string[], devices: Devices): boolean {
  const theirs = new Set(devices.flatMap(lettersOf))
  return words.every((word) => theirs.has(word))
}

function lettersOf(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
