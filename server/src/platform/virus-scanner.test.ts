import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCertificate } from './certificate.testing.ts'
import { type ClamdStandIn, startClamd, virusMarker } from './clamd.testing.ts'
import { createVirusScanner } from './virus-scanner.ts'

let clamd: ClamdStandIn
beforeAll(async () => void (clamd = await startClamd()))
afterAll(() => clamd.stop())

test('P-media-27: names the virus, in a file of many parts', async () => {
  const scanner = createVirusScanner(clamd.address)
  expect(await scanner.scan(Buffer.alloc(1_000_000))).toBeNull()
  const infected = Buffer.concat([Buffer.alloc(1_000_000), Buffer.from(virusMarker), Buffer.alloc(100)])
  expect(await scanner.scan(infected)).toBe('Test.Marker')
})

test('P-media-27: scans through a socket of this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-clamd-'))
  const local = await startClamd({ path: join(folder, 'clamd.sock') })
  const scanner = createVirusScanner(local.address)
  await scanner.check()
  expect(await scanner.scan(Buffer.from(virusMarker))).toBe('Test.Marker')
  await local.stop()
  await rm(folder, { recursive: true })
})

test('P-media-27, P-operation-40: scans through a tunnel with TLS, whose certificate is verified', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-clamd-'))
  const { TLS_CERTIFICATE, TLS_KEY } = await writeCertificate(folder)
  const [cert, key] = await Promise.all([readFile(TLS_CERTIFICATE, 'utf8'), readFile(TLS_KEY, 'utf8')])
  const tunnel = createServer({ cert, key }, (socket) => {
    socket.on('error', () => {})
    const onward = connect(clamd.port, '127.0.0.1')
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(tunnel, 'listening')
  const { port } = tunnel.address() as AddressInfo
  const scanner = createVirusScanner(`tls://localhost:${port}`)
  await expect(scanner.check()).rejects.toThrow(/self-signed/)
  const trusted = getCACertificates('default')
  setDefaultCACertificates([cert])
  await scanner.check()
  expect(await scanner.scan(Buffer.from(virusMarker))).toBe('Test.Marker')
  setDefaultCACertificates(trusted)
  tunnel.close()
  await rm(folder, { recursive: true })
})

test('P-media-27: a scanner that never replies ends with an error, as does one that is away', async () => {
  const silent = await startClamd({ silent: true })
  const scanner = createVirusScanner(silent.address, { timeout: 200 })
  await expect(scanner.scan(Buffer.alloc(2_000))).rejects.toMatchObject({ name: 'AbortError' })
  await silent.stop()
  await expect(scanner.scan(Buffer.alloc(2_000))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(scanner.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
