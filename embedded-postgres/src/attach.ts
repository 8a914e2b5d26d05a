import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import type { EmbeddedPostgres, Options } from './options.ts'
import { AlreadyRunningError } from './owner.ts'
import { chooseRunner } from './runner.ts'
import { startEmbeddedPostgres } from './start.ts'

/**
 * Connects a second process to the PostgreSQL that another one owns, without becoming its owner; where none is
 * running, starts it as `startEmbeddedPostgres` does.
 */
export async function attachToEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    const { name, log } = options
    const dataDir = await realpath(options.dataDir)
    const runner = await chooseRunner({ dataDir, name, binaries: await findBinaries(), log })
    const cluster = await openCluster(runner, {
      name,
      logFile: join(dataDir, 'postgres.log'),
      ephemeral: false,
    })
    const postmaster = cluster.postmaster()
    if (!postmaster) throw error
    return {
      connection: { ...cluster.address(postmaster), database: name },
      adopted: false,
      announce: () => {},
      stop: async () => {},
    }
  }
}
