import { expect, test } from 'vitest'
import { getClientNetwork } from './client-network.ts'

test('a connection that has already closed has no address, which is not an error', () => {
  expect(getClientNetwork(undefined)).toBe('')
})
