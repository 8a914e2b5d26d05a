/** What other rooms may ask of files: take uploads, keep pictures from elsewhere, have files removed. */
export { claimUploads } from './claim.ts'
export { fileKey } from './files.ts'
export { importImage } from './import-image.ts'
export { mountMedia } from './media.http.ts'
export { mediaJobs, removeFilesLater } from './media.jobs.ts'
export { mediaRoutes } from './media.routes.ts'
export { createImagePools, stopImagePools } from './image.ts'
