import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerProcess, type ServerProcess } from './server-process.testing.ts'

let server: ServerProcess

beforeAll(async () => {
  server = await createServerProcess()
})
afterAll(() => server.dispose())

async function postPhoto(token: string, photo: Buffer): Promise<{ id: string; filename: string }> {
  const file = { filename: 'foto.jpg', type: 'image/jpeg', ext: 'jpg' }
  const { url, filename } = await server.call<{ url: string; filename: string }>(
    'POST',
    '/posts/aws-url',
    token,
    file,
  )
  const { pathname, search } = new URL(url)
  await fetch(server.origin + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: new Uint8Array(photo),
  })
  const files = [{ filename, type: 'image', alt: '' }]
  const { id } = await server.call<{ id: string }>('POST', '/posts', token, { files })
  return { id, filename }
}

test('P-operation-11: killing server and PostgreSQL during writes loses no acknowledged post and leaves none incomplete', async () => {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a05' } })
    .jpeg()
    .toBuffer()
  await server.start()
  const token = await server.register('Sara')
  const posted: { id: string; filename: string }[] = []
  const enough = Promise.withResolvers<void>()
  const posting = (async () => {
    for (;;) {
      posted.push(await postPhoto(token, photo))
      if (posted.length === 10) enough.resolve()
    }
  })()
  await Promise.race([posting, enough.promise])
  const interrupted = posting.catch(() => {})
  await server.kill()
  await interrupted

  await server.start()
  for (const { id, filename } of posted) {
    const post = await server.call<{ files: { filename: string }[] }>('GET', `/posts/${id}`, token)
    expect(JSON.stringify(post.files)).toContain(filename)
    expect((await fetch(`${server.origin}/resize/c309/${filename}`)).status).toBe(200)
  }
  expect(posted.length).toBeGreaterThanOrEqual(10)
})
