/** Test helper that uploads like a browser. */
import { extname } from 'node:path'
import type { TestPerson, TestServer } from '../testing.ts'
import { createJpeg } from './media.samples.ts'

/** Uploads a file of a post (a photo by default) to a presigned URL and returns its name. */
export async function uploadFile(
  server: TestServer,
  { token }: TestPerson,
  { filename = 'baile.jpg', bytes }: { filename?: string; bytes?: Buffer } = {},
): Promise<string> {
  const type = extname(filename) === '.jpg' ? 'image' : 'file'
  const { body } = await server.call('presignPostFile', { token, body: { filename, type } })
  const { pathname, searchParams, search } = new URL(body.url)
  const put = await server.send('PUT', pathname + search, {
    headers: { 'content-type': searchParams.get('type') ?? '' },
    payload: bytes ?? (await createJpeg(80, 60)),
  })
  if (put.status !== 200) throw new Error(`an upload was refused: ${JSON.stringify(put.body)}`)
  return body.filename
}
