// The library of certificates needs it.
import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cryptoProvider, X509CertificateGenerator } from '@peculiar/x509'

cryptoProvider.set(webcrypto as typeof globalThis.crypto)

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Writes a self-signed certificate for `localhost` and its key to the folder; returns both paths. */
export async function writeCertificate(
  folder: string,
): Promise<{ TLS_CERTIFICATE: string; TLS_KEY: string }> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({ name: 'CN=localhost', keys })
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const paths = { TLS_CERTIFICATE: join(folder, 'tls.crt'), TLS_KEY: join(folder, 'tls.key') }
  await writeFile(paths.TLS_CERTIFICATE, certificate.toString('pem'))
  await writeFile(paths.TLS_KEY, `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`)
  return paths
}
