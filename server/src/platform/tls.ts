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

/** Whether `hostname` is this machine; URLs put IPv6 addresses in brackets. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Whether nothing that is sent to the service at this URL, `host:port` or path of a socket crosses a network in the clear. */
export function isProtected(address: string): boolean {
  if (address.startsWith('/')) return true
  const { protocol, hostname, searchParams } = new URL(address.includes('://') ? address : `tcp://${address}`)
  // Mail goes by STARTTLS at least.
  if (/^(https|rediss|smtps?):$/.test(protocol) || isLoopback(hostname)) return true
  return (
    /^postgres(ql)?:$/.test(protocol) &&
    /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
  )
}
