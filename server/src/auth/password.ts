/** Passwords: hashed by argon2id, few at a time, because each takes a core for some 50 ms. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createTurns } from '../platform/turns.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = Math.max(1, availableParallelism() - 1)
/** The cores are the process's, whoever asks. Whoever would wait for more than some five seconds is refused. */
const turns = createTurns({ atOnce, waitingMax: atOnce * 100 })

/** The hash to store; refuses with `unavailable` when too many wait for theirs. */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(composed(password), cost))
}

/** One password, whether a keyboard writes its accents as one character or as two. */
function composed(password: string): string {
  return password.normalize('NFC')
}

/** No password's: checking against it takes as long as against any other. */
const decoy =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  '$GwH5lncTap7CUrMpMOo7dQ$7VriXqJODhir5KqcDF38j3dyygaT4iBew5MX9Ai8TPs'

/**
 * Whether the password is the account's. Without an account it takes the same time and is not (P-accounts-13). Refuses with
 * `unavailable` when too many wait for theirs.
 */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await turns.take(() => verify(storedHash ?? decoy, composed(password)))
  return matches && storedHash != null
}

const common = new Set<string>(dictionary['passwords-common'])

/** What fingers and memory run through, and back. */
const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((run) => [
  run,
  run.split('').toReversed().join(''),
])

/** P-accounts-5: widely known passwords, and one's own address, are refused. */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = password.toLowerCase()
  const plain = folded.normalize('NFKD').replace(/\p{Mark}/gu, '')
  return (
    /^(mi)?(contrasena|clave|password)[\d\W]*$/.test(plain) ||
    common.has(folded) ||
    folded === email ||
    /^(.{1,6})\1+$/u.test(folded) ||
    runs.some((run) => run.includes(folded))
  )
}
