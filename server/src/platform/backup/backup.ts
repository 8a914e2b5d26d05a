/** Backup and restore of a server on the embedded database, with all that DATA_DIR holds (P-operation-13). */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  attachToEmbeddedPostgres,
  backUpCluster,
  copyLiveFolder,
  type Log,
  restoreCluster,
} from '@brilla/embedded-postgres'
import { type Config, ConfigError } from '../../config.ts'

const name = 'brilla'
const clusterFolder = 'postgres'
const filesFolder = 'files'
/** What sessions and other secrets are signed with, the name of the folder of files, and the password of PostgreSQL on Windows. */
const singleFiles = ['secret', 'files-id', 'postgres.password']

/** The URL of the database is that of a server with tools of its own. */
function checkIsEmbedded({ DATABASE_URL }: Config): void {
  if (DATABASE_URL)
    throw new ConfigError("DATABASE_URL is set: back up and restore that database with PostgreSQL's tools.")
}

/**
 * Writes a backup to a folder that does not exist yet, while the server runs or not. The database is copied first, so that every
 * file it refers to is copied too. A backup that was interrupted stays at `<folder>.part`.
 */
export async function backUp(config: Config, folder: string, log: Log): Promise<void> {
  checkIsEmbedded(config)
  const target = resolve(folder)
  const dataDir = resolve(config.DATA_DIR)
  if (existsSync(target)) throw new ConfigError(`${target} exists already: name a new folder.`)
  if (!existsSync(dataDir)) throw new ConfigError(`DATA_DIR cannot be used: there is no folder ${dataDir}.`)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  const postgres = await attachToEmbeddedPostgres({ dataDir, name, log })
  try {
    await backUpCluster(postgres.connection, join(part, clusterFolder))
  } finally {
    await postgres.stop()
  }
  if (!config.s3) {
    await copyLiveFolder(join(dataDir, filesFolder), join(part, filesFolder), (path) =>
      path.endsWith('.part'),
    )
  }
  for (const file of singleFiles) {
    if (existsSync(join(dataDir, file))) await copyFile(join(dataDir, file), join(part, file))
  }
  await rename(part, target)
}

/** Fills an empty DATA_DIR from a backup. The database comes last: an interrupted restore is repeated, and not started from. */
export async function restore(config: Config, folder: string, log: Log): Promise<void> {
  checkIsEmbedded(config)
  const source = resolve(folder)
  const dataDir = resolve(config.DATA_DIR)
  if (!existsSync(join(source, clusterFolder, 'backup_label')))
    throw new ConfigError(`${source} is not a backup.`)
  const found = existsSync(dataDir) ? await readdir(dataDir) : []
  if (found.some((entry) => entry === clusterFolder || entry === 'server.json'))
    throw new ConfigError(`DATA_DIR cannot be used: ${dataDir} holds a database; name an empty folder.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (existsSync(join(source, filesFolder)))
    await copyLiveFolder(join(source, filesFolder), join(dataDir, filesFolder))
  for (const file of singleFiles) {
    if (existsSync(join(source, file))) await copyFile(join(source, file), join(dataDir, file))
  }
  await restoreCluster({ dataDir, name, log }, join(source, clusterFolder))
}
