import { expect, test } from 'vitest'
import { readMediaAddress, writeMediaAddress } from './media-address.ts'

test('a photo opens and closes without touching the rest of the address', () => {
  const before = new URLSearchParams('filter=agencia')
  const opened = new URLSearchParams(writeMediaAddress(before, { postId: 'p', number: 3 }))
  expect(opened.get('filter')).toBe('agencia')
  expect(readMediaAddress(opened)).toEqual({ postId: 'p', number: 3 })
  expect(writeMediaAddress(opened, null)).toBe('?filter=agencia')
})

test('a video is addressed by its post alone', () => {
  const photo = new URLSearchParams('post=p&foto=2')
  const opened = writeMediaAddress(photo, { postId: 'v', number: null })
  expect(opened).toBe('?post=v')
  expect(readMediaAddress(new URLSearchParams(opened))).toEqual({ postId: 'v', number: null })
})

test('a URL with invalid parameters opens nothing', () => {
  for (const search of ['', 'foto=2', 'post=p&foto=0', 'post=p&foto=x', 'post=p&foto=1.5'])
    expect(readMediaAddress(new URLSearchParams(search))).toBeNull()
})
