/** Markers by ITU-T T.81, annex B. */
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** Frames of 8 bits that are no lossless, hierarchical or progressive ones. */
const SEQUENTIAL = [0xc0, 0xc1, 0xc9]
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xf7]
const LOSSLESS = [0xc3, 0xc7, 0xcb, 0xcf, 0xf7]

type Segment = { marker: number; data: Buffer; scan?: Buffer }

/**
 * A JPEG without the harmless faults that scanners, cameras and editors make: bytes before a marker,
 * parameters that a scan of this kind ignores, version numbers nobody knows, and no end. Whatever its
 * pixels need is as it was, so the decoder still finds what is damaged there.
 *
 * @param padded whether zeros behind a scan are none of its codes, which can end in zeros too.
 */
export function mendJpeg(jpeg: Buffer, padded = false): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, SOI])]
  let isSequential = false
  const all = [...segments(jpeg)]
  for (const { marker, data, scan } of all) {
    // A color transform that nobody knows is read as the usual one.
    const isAdobe = marker === 0xee && data.toString('latin1', 0, 5) === 'Adobe'
    if (isAdobe && data.length >= 12 && data[11]! > 2) continue

    isSequential ||= SEQUENTIAL.includes(marker)
    const content = Buffer.from(data)
    if (marker === SOS && isSequential) Buffer.from([0, 63, 0]).copy(content, content.length - 3)
    if (marker === 0xe0 && content.toString('latin1', 0, 4) === 'JFIF') content[5] = 1

    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    parts.push(head, content)
    if (scan) parts.push(padded ? withoutZeros(scan) : scan)
  }
  if (isComplete(all, isSequential)) parts.push(Buffer.from([0xff, EOI]))
  return Buffer.concat(parts)
}

/** Whether the scans of a frame hold all bits of every frequency of every component. */
function isComplete(all: Segment[], isSequential: boolean): boolean {
  const missing = new Map<number, number>()
  for (const { marker, data, scan } of all) {
    if (FRAMES.includes(marker)) {
      for (let at = 6; at < data.length; at += 3) {
        for (let frequency = 0; frequency < 64; frequency++)
          missing.set((data[at]! << 6) | frequency, 1)
      }
    }
    if (!scan) continue
    const [from = 0, to = 63, bits = 0] = isSequential ? [] : data.subarray(-3)
    for (let at = 1; at < data.length - 3; at += 2) {
      for (let frequency = from; frequency <= to; frequency++) {
        missing.set((data[at]! << 6) | frequency, bits & 15)
      }
    }
  }
  return missing.size > 0 && [...missing.values()].every((bits) => bits === 0)
}

/** Why a decoder of ordinary JPEGs cannot read this one. Continues a sentence after its name. */
export function oddJpeg(jpeg: Buffer): string | undefined {
  if (jpeg[0] !== 0xff || jpeg[1] !== SOI) return undefined
  for (const { marker, data } of segments(jpeg)) {
    if (!FRAMES.includes(marker)) continue
    if (LOSSLESS.includes(marker)) {
      return 'is a lossless JPEG, which cannot be read here. Export it as an ordinary JPEG.'
    }
    // Others are no JPEG’s, but of one that is damaged.
    return data[0] === 12 || data[0] === 16
      ? `has ${data[0]} bits a channel, which cannot be read here. Export it with 8.`
      : undefined
  }
  return undefined
}

/** Up to the end of the picture, or of the file. */
function* segments(jpeg: Buffer): Generator<Segment> {
  for (let at = 2; ;) {
    at = nextMarker(jpeg, at)
    const marker = jpeg[at + 1]
    if (marker === undefined || marker === EOI || at + 4 > jpeg.length) return

    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const data = jpeg.subarray(at + 4, end)
    if (marker !== SOS) {
      yield { marker, data }
      at = end
      continue
    }
    at = nextMarker(jpeg, end, true)
    yield { marker, data, scan: jpeg.subarray(end, at) }
  }
}

/** Where the next marker begins. Between the codes of a scan, restarts are none. */
function nextMarker(jpeg: Buffer, from: number, inScan = false): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1]
    const isRestart = next !== undefined && next >= 0xd0 && next <= 0xd7
    if (next !== undefined && next !== 0 && next !== 0xff && !(inScan && isRestart)) return at
  }
  return jpeg.length
}

function withoutZeros(scan: Buffer): Buffer {
  let end = scan.length
  while (end > 0 && scan[end - 1] === 0 && scan[end - 2] !== 0xff) end -= 1
  return scan.subarray(0, end)
}
