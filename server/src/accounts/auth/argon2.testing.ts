/**
 * Stands in for @node-rs/argon2 in tests, by an alias in vitest.config.ts and by e2e/cheap-passwords.ts: hashes with the
 * lowest cost, since tests register and log in several hundred people. Other processes that tests start hash as in production.
 */
import { createRequire } from 'node:module'
import type * as argon2 from '@node-rs/argon2'

const original = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2

export const hash: typeof argon2.hash = (password, options, signal) =>
  original.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal)
export const { verify } = original
