import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder whose files may change or disappear meanwhile, durably. `isExcluded` names the paths, relative to the folder, that
 * are not copied.
 */
export async function copyLiveFolder(
  source: string,
  target: string,
  isExcluded: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  const copyEntries = async (inside: string): Promise<void> => {
    const entries = await readdir(join(source, inside), { withFileTypes: true }).catch(ignoreMissing)
    for (const entry of entries ?? []) {
      const path = join(inside, entry.name)
      if (isExcluded(path)) continue
      if (entry.isDirectory()) {
        await mkdir(join(target, path), { recursive: true, mode: 0o700 })
        await copyEntries(path)
      } else if (entry.isFile()) await copyDurably(join(source, path), join(target, path))
    }
  }
  await copyEntries('.')
}

async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    return ignoreMissing(error)
  }
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error
}
