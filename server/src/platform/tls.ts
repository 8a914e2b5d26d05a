/** TLS between this process and what it speaks to (P-operation-40). */
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { Gauge } from 'prom-client'

/** A certificate, with those that lead to its authority, and its key; both PEM. */
export interface Certificate {
  cert: Buffer
  key: Buffer
}

const expiry = new Gauge({
  name: 'tls_certificate_expiry_timestamp_seconds',
  help: 'When the certificate that this process read at its start ends.',
  labelNames: ['subject'],
})

/** Reads two files; throws when one cannot be read or they do not belong together. */
export function readCertificate(certFile: string, keyFile: string): Certificate {
  const [cert, key] = [readFileSync(certFile), readFileSync(keyFile)]
  createSecureContext({ cert, key })
  const { subject, validTo } = new X509Certificate(cert)
  expiry.set({ subject }, Date.parse(validTo) / 1_000)
  return { cert, key }
}

/** Whether a host of a URL is this machine; an empty one is a socket's. */
export const isLoopback = (host: string): boolean => /^(|localhost|127(\.\d+){3}|\[::1\])$/i.test(host)

/** Whether nothing that is sent to the service at this URL, `host:port` or path of a socket crosses a network in the clear. */
export function isProtected(address: string): boolean {
  if (address.startsWith('/')) return true
  const { protocol, hostname, searchParams } = new URL(address.includes('://') ? address : `tcp://${address}`)
  // Mail goes by STARTTLS at least.
  if (/^(https|rediss|tls|smtps?):$/.test(protocol)) return true
  if (!/^postgres(ql)?:$/.test(protocol)) return isLoopback(hostname)
  // The database's client takes the host and the mode from the last parameter.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname)
  return isLoopback(host) || host.startsWith('/') || searchParams.getAll('sslmode').at(-1) === 'verify-full'
}
