import { randomBytes, timingSafeEqual } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Compares in a time that tells nothing about where two secrets differ. */
export function isSameSecret(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * A secret of so many random bytes, as base64url, made once and kept in a file that only its owner reads. The file
 * comes to its name whole, so that a start that is cut off leaves none that is half a secret, and two at once agree.
 */
export async function readOrMakeSecret(path: string, bytes: number): Promise<string> {
  const found = await readFile(path, 'utf8').catch(() => null)
  if (found === null) {
    const part = `${path}.${process.hrtime.bigint()}.part`
    await writeFile(part, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
    // A link takes no name that is taken; where the disk knows none, two starts at once are the rarer evil.
    await link(part, path).catch((error) => {
      if (error.code !== 'EEXIST') return rename(part, path)
    })
    await rm(part, { force: true })
  }
  const secret = (found ?? (await readFile(path, 'utf8'))).trim()
  if (secret.length < bytes) throw new Error(`${path} holds no secret. Remove it, and a new one is made.`)
  return secret
}
