import { expect, test } from 'vitest'
import { createMemoryStorage } from './storage.testing.ts'
import { sendWithKey } from './use-idempotency-key.ts'

test('a retry after a lost response has the same key, also after a reload; other content and the next one do not', async () => {
  const storage = createMemoryStorage()
  const keys: string[] = []
  const send = (text: string, isLost = false) =>
    sendWithKey(storage, 'attempt', { text }, (key) => {
      keys.push(key)
      return isLost ? Promise.reject(new Error('lost')) : Promise.resolve('sent')
    })
  await expect(send('Hola', true)).rejects.toThrow('lost')
  await send('Hola')
  expect(keys[1]).toBe(keys[0])
  await send('Hola')
  await expect(send('Adiós', true)).rejects.toThrow('lost')
  await send('Adiós, mundo')
  expect(new Set(keys).size).toBe(4)
})
