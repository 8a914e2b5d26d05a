/** Files on the local disk. */
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './index.ts'

const keyPattern = /^[a-z0-9_-]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

/** Files below `root`, each at its key. */
export function createDiskStorage(root: string): Storage {
  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(root, key)
  }
  /** What could not be written whole, as on a disk that is full, leaves nothing behind. */
  async function keep(key: string, write: (path: string) => Promise<void>): Promise<string> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.${process.hrtime.bigint()}.part`
    try {
      await write(part)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    return path
  }
  return {
    async put(key, bytes) {
      await keep(key, (path) => writeFile(path, bytes))
    },
    async putStream(key, stream) {
      const path = await keep(key, (part) => pipeline(stream, createWriteStream(part)))
      return (await stat(path)).size
    },
    async open(key) {
      try {
        const path = pathOf(key)
        const { size } = await stat(path)
        return { bytes: size, stream: createReadStream(path) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async locate(key) {
      try {
        const path = pathOf(key)
        await access(path)
        return path
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true })
    },
    async list(folder) {
      try {
        return await readdir(pathOf(folder))
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
