/** Test helpers for exports and their archives. */
import { expect } from 'vitest'
import { fromBuffer, type Entry } from 'yauzl'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type { TestPerson, TestServer } from '../../testing.ts'

/** Returns the files of an archive by path. */
export function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files: Record<string, Buffer> = {}
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, async (broken, stream) => {
          if (broken) return reject(broken)
          files[entry.fileName] = Buffer.concat(await stream.toArray())
          zip.readEntry()
        })
      })
      zip.once('end', () => resolve(files)).once('error', reject)
      zip.readEntry()
    })
  })
}

/** Downloads an account's export and returns its files by path. */
export async function downloadExport(
  { app }: TestServer,
  { token }: TestPerson,
): Promise<Record<string, Buffer>> {
  const { rawPayload } = await app.inject({
    url: getRouteUrl(contract.downloadExport),
    headers: { 'x-access-token': token },
  })
  return unzip(rawPayload)
}

/** The account's export as the server reports it. */
export const getExportState = async (server: TestServer, { token }: TestPerson) =>
  (await server.call('getExport', { token })).body

/** Has an export made and returns its bytes. */
export async function createExport(server: TestServer, who: TestPerson): Promise<Buffer> {
  expect((await server.call('startExport', { token: who.token })).status).toBe(202)
  await expect.poll(async () => (await getExportState(server, who)).state).toBe('ready')
  const { url } = await getExportState(server, who)
  return (await server.app.inject({ url: url!.slice(server.context.config.PUBLIC_URL.length) })).rawPayload
}
