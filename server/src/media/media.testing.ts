/** Test helpers that upload and request files like a browser. */
import { extname } from 'node:path'
import { expect } from 'vitest'
import type { TestPerson, TestServer } from '../testing.ts'
import { createJpeg } from './media.samples.ts'

/** Uploads a file of a post or message (a photo by default) to a presigned URL and returns its name. */
export async function uploadFile(
  server: TestServer,
  { token }: TestPerson,
  {
    filename = 'baile.jpg',
    bytes,
    presign = 'presignPostFile',
  }: {
    filename?: string
    bytes?: Buffer
    presign?: 'presignPostFile' | 'presignMessageFile' | 'presignVerificationFile'
  } = {},
): Promise<string> {
  const type = extname(filename) === '.jpg' ? 'image' : 'file'
  const { body } = await server.call(presign, { token, body: { filename, type } })
  const { pathname, searchParams, search } = new URL(body.url, server.context.config.PUBLIC_URL)
  const put = await server.send('PUT', pathname + search, {
    headers: { 'content-type': searchParams.get('type') ?? '' },
    payload: bytes ?? (await createJpeg(80, 60)),
  })
  if (put.status !== 200) throw new Error(`an upload was refused: ${JSON.stringify(put.body)}`)
  return body.filename
}

/** Requests of the media routes to a server, which may start later. */
export function createMediaClient(getServer: () => TestServer) {
  async function presignPicture(
    person: TestPerson,
    type = 'image/jpeg',
    image_type: 'profile' | 'cover' = 'profile',
  ) {
    const filename = `yo.${type.split('/')[1]}`
    const response = await getServer().call('presignProfileImage', {
      token: person.token,
      body: { filename, type, image_type },
    })
    expect(response.status).toBe(200)
    return response.body
  }

  async function presignFile(person: TestPerson, filename: string, type: string, ext?: string) {
    const response = await getServer().call('presignPostFile', {
      token: person.token,
      body: { filename, type, ...(ext !== undefined && { ext }) },
    })
    expect(response.status).toBe(200)
    return response.body
  }

  /** Uploads bytes to a presigned URL. */
  function put(url: string, type: string, payload: Buffer) {
    return getServer().send('PUT', url.slice(getServer().context.config.PUBLIC_URL.length), {
      headers: { 'content-type': type },
      payload,
    })
  }

  async function upload(person: TestPerson, image_type: 'profile' | 'cover' = 'profile', bytes?: Buffer) {
    const { url, filename } = await presignPicture(person, 'image/jpeg', image_type)
    expect(await put(url, 'image/jpeg', bytes ?? (await createJpeg()))).toMatchObject({ status: 200 })
    return filename
  }

  /** Fetches a file; returns status, headers and bytes. */
  async function get(url: string, headers: Record<string, string> = {}) {
    const response = await getServer().app.inject({ method: 'GET', url, headers })
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
  }

  /** Uploads a photo for a post and returns its name. */
  const uploadPhoto = async (person: TestPerson) =>
    uploadFile(getServer(), person, { filename: 'Mi Foto.jpg', bytes: await createJpeg() })

  return { get, presignFile, presignPicture, put, upload, uploadPhoto }
}
