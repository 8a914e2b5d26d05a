import { expect, test } from 'vitest'
import { readPhotoAddress, writePhotoAddress } from './photo-address.ts'

test('a photo opens and closes without touching the rest of the address', () => {
  const before = new URLSearchParams('filter=agencia')
  const opened = new URLSearchParams(writePhotoAddress(before, { postId: 'p', number: 3 }))
  expect(opened.get('filter')).toBe('agencia')
  expect(readPhotoAddress(opened)).toEqual({ postId: 'p', number: 3 })
  expect(writePhotoAddress(opened, null)).toBe('?filter=agencia')
})

test('an address that makes no sense opens nothing', () => {
  for (const search of ['', 'foto=2', 'post=p&foto=0', 'post=p&foto=x', 'post=p&foto=1.5'])
    expect(readPhotoAddress(new URLSearchParams(search))).toBeNull()
})
