/** Public interface of the subject module: what can be reported. */
export { keepEvidence, listFiles, subjectKinds } from './evidence.store.ts'
export {
  deleteRemovedContent,
  eraseFromRemovedContent,
  findRemoved,
  findRemovedFileRows,
  findRemovedFiles,
  insertRemovedRows,
  isThere,
  lockRemovedContent,
  type RemovedFileRow,
  type RemovedRow,
  removeUploads,
} from './removed-content.store.ts'
export type { Subject, SubjectType } from './subject.ts'
