import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../lib/session.ts'
import { createMemoryStorage } from '../../lib/storage.testing.ts'
import { clearFilesAtLogout } from './clear-files-at-logout.ts'
import { openUploadDraftFiles } from './upload-draft-files.ts'

const createToken = (iat: number) => `.${btoa(JSON.stringify({ sub: 'ana', iat, exp: 4e9 }))}.`
const photo = new File(['pixels'], 'beach.jpg', { type: 'image/jpeg' })

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const session = createSession(createMemoryStorage({ token: createToken(1) }))
  clearFilesAtLogout(session)
  return { session, files: openUploadDraftFiles() }
}

test('a stored file is read with its content until it is removed', async () => {
  const { files } = setUp()
  await files.save('photo', photo)
  expect(await (await files.read('photo'))?.text()).toBe('pixels')
  await files.remove('photo')
  expect(await files.read('photo')).toBeUndefined()
})

test('P-design-7: an explicit logout deletes the files of all accounts', async () => {
  const { session, files } = setUp()
  await files.save('of ana', photo)
  await files.save('of eva', photo)
  session.logout()
  await expect.poll(() => files.read('of ana')).toBeUndefined()
  expect(await files.read('of eva')).toBeUndefined()
})

test('P-design-7: files survive a session that the server ended', async () => {
  const { session, files } = setUp()
  await files.save('photo', photo)
  session.end()
  session.login(createToken(2))
  // Written and read after whatever the end of the session has started.
  await files.save('later', photo)
  expect(await (await files.read('photo'))?.text()).toBe('pixels')
})
