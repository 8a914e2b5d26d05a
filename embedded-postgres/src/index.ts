/** An embedded PostgreSQL: its cluster lives in a data folder, its programs come with npm. */
export { attachToEmbeddedPostgres } from './attach.ts'
export { backUpCluster, restoreCluster } from './backup.ts'
export { MissingBinariesError } from './binaries.ts'
export { copyLiveFolder } from './copy.ts'
export type { EmbeddedPostgres, Log, Options } from './options.ts'
export { AlreadyRunningError } from './owner.ts'
export { findPostmaster, isProcessAlive } from './postmaster.ts'
export { startEmbeddedPostgres } from './start.ts'
