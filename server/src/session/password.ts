/** Passwords: hashed by argon2id, few at a time, because each takes a core for some 50 ms. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const queue = pLimit(Math.max(1, availableParallelism() - 1))

export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(composed(password), cost))
}

/** One password, whether a keyboard writes its accents as one character or as two. */
function composed(password: string): string {
  return password.normalize('NFC')
}

let decoy: Promise<string> | undefined

/** Whether the password is the account's. Without an account it takes the same time and is not (decision 11). */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this one')
  const against = storedHash ?? (await decoy)
  const matches = await queue(() => verify(against, composed(password)))
  return matches && storedHash != null
}

const common = new Set<string>(dictionary['passwords-common'])

/** Decision 8: widely known passwords, and one's own address, are refused. */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = password.toLowerCase()
  const plain = folded.normalize('NFKD').replace(/\p{Mark}/gu, '')
  return (
    /^(mi)?(contrasena|clave|password)[\d\W]*$/.test(plain) ||
    common.has(folded) ||
    folded === email ||
    /^(.)\1+$/.test(folded) ||
    '01234567890123456789'.includes(folded)
  )
}
