import { generateKeyPairSync, sign } from 'node:crypto'

/** Values of ASN.1 in DER (ITU-T X.690). */
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const time = (words: string) => der(0x17, Buffer.from(words))
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const COMMON_NAME = identifier('550403')

/**
 * A self-signed certificate with its key, in PEM (RFC 5280). Node cannot create one, and one in the
 * repository would be a key in public.
 */
export function untrustedCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(
    set(sequence(COMMON_NAME, der(0x0c, Buffer.from('Everything outside, in tests')))),
  )
  const content = sequence(
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signed = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, privateKey)))

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
