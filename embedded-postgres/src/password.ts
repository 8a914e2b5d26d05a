import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

const bytes = 24

/**
 * The superuser's password, created once in a file that only its owner can read. The file gets its name when it is
 * complete: a killed start leaves no partial password, and of two starts at once both read the same one.
 */
export async function readOrCreatePassword(path: string): Promise<string> {
  const existing = await readFile(path, 'utf8').catch(() => undefined)
  if (existing !== undefined) return existing.trim()
  const temporary = `${path}.${process.hrtime.bigint()}.part`
  await writeFile(temporary, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
  // A hard link never replaces an existing file. File systems without links fall back to a rename.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return rename(temporary, path)
  })
  await rm(temporary, { force: true })
  return (await readFile(path, 'utf8')).trim()
}
