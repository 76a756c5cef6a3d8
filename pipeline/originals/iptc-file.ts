/** A JPEG without a picture around a block of IPTC, because the reader accepts only whole files. */
export function iptcFile(block: Buffer): Buffer {
  const bytes = block.toString('latin1', 0, 9) === 'Photoshop' ? block : resource(block)
  return Buffer.concat([START, Buffer.from([0xff, 0xed]), uint16(bytes.length + 2), bytes, END])
}

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])

/** A Photoshop resource around IPTC, as JPEG has it and TIFF has not. */
function resource(block: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(block.length)
  return Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), length, block])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
