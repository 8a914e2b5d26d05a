/** Files on the local disk. */
import { access, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStorageKey, type Storage } from './index.ts'

/** Stores files below `root`; the key is the path. */
export function createDiskStorage(root: string): Storage {
  function resolvePath(key: string): string {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
    return join(root, key)
  }
  /** A partly written file, for example on a full disk, is removed. */
  async function keep(
    key: string,
    write: (file: FileHandle) => Promise<void>,
    durable = true,
  ): Promise<void> {
    const path = resolvePath(key)
    const folder = dirname(path)
    const made = await mkdir(folder, { recursive: true })
    const part = `${path}.${process.hrtime.bigint()}.part`
    try {
      const file = await open(part, 'wx')
      try {
        await write(file)
        if (durable) await file.sync()
      } finally {
        await file.close().catch(() => {})
      }
      await rename(part, path)
      if (durable) await syncFolders(folder, made && dirname(made))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    async put(key, bytes, options) {
      for (let attempts = 1; ; attempts++) {
        try {
          return await keep(key, (file) => file.writeFile(bytes), options?.durable)
        } catch (error) {
          // A folder can be removed meanwhile, such as that of an image's crops, and is then created again.
          if (!isMissing(error) || attempts === 3) throw error
        }
      }
    },
    async putStream(key, stream) {
      let size = 0
      await keep(key, async (file) => {
        await file.writeFile(stream)
        size = (await file.stat()).size
      })
      return size
    },
    async open(key) {
      try {
        // The opened file can be read to its end even if it is removed meanwhile.
        const file = await open(resolvePath(key))
        const found = await file.stat()
        if (found.isFile()) return { bytes: found.size, stream: file.createReadStream() }
        await file.close()
        return null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async locate(key) {
      try {
        const path = resolvePath(key)
        await access(path)
        return path
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(key) {
      // Tried again when files are added meanwhile.
      await rm(resolvePath(key), { recursive: true, force: true, maxRetries: 3 })
    },
    async list(folder) {
      try {
        return await readdir(resolvePath(folder))
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    close: () => {},
  }
}

/** A new file is durable once its directory is synced, and a new directory once its parent is, up to `top`. */
async function syncFolders(folder: string, top = folder): Promise<void> {
  // Windows cannot sync directories; NTFS has a journal for names.
  if (process.platform === 'win32') return
  for (let path = folder; ; path = dirname(path)) {
    const handle = await open(path)
    await handle.sync().finally(() => handle.close())
    if (path === top || path === dirname(path)) return
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
