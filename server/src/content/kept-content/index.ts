/** Public interface of the kept-content module. */
export { deleteKeptOfAccount, keptContentJobs } from './kept-content.jobs.ts'
export {
  bornMinor,
  type ExportedKept,
  findKeptAuthors,
  keepContent,
  type KeptKind,
  type KeptRow,
  lockKept,
  selectKept,
} from './kept-content.store.ts'
