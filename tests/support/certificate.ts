import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** A self-signed certificate with its key, in PEM. One in the repository would be a key in public. */
export async function untrustedCertificate() {
  const both = await getCertificate('node_modules/.cache/certificate')
  return { key: both, cert: both }
}
