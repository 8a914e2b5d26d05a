import { randomBytes, timingSafeEqual } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Compares two secrets in constant time. */
export function isSameSecret(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The result of `read` with the first of the secrets that it accepts; null when it accepts none. */
export async function readWithAny<Result>(
  secrets: readonly Uint8Array[],
  read: (secret: Uint8Array) => Promise<Result | null>,
): Promise<Result | null> {
  for (const secret of secrets) {
    const result = await read(secret)
    if (result !== null) return result
  }
  return null
}

/**
 * Returns a secret of the given number of random bytes in base64url, which is created once in a file that only its owner
 * can read. The file is created atomically: an interrupted start leaves no partial secret, and concurrent starts agree.
 */
export async function readOrCreateSecret(path: string, bytes: number): Promise<string> {
  const found = await readFile(path, 'utf8').catch(() => null)
  if (found === null) {
    const part = `${path}.${process.hrtime.bigint()}.part`
    await writeFile(part, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
    // Unlike a rename, a link fails if the file exists. On file systems without links, a race of two starts is accepted.
    await link(part, path).catch((error) => {
      if (error.code !== 'EEXIST') return rename(part, path)
    })
    await rm(part, { force: true })
  }
  const secret = (found ?? (await readFile(path, 'utf8'))).trim()
  if (secret.length < bytes) throw new Error(`${path} holds no secret. Delete it to have a new one created.`)
  return secret
}
