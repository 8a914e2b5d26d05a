/** Public interface of the media module. */
export { claimUploads } from './claim-uploads.ts'
export { fileKey } from './files.ts'
export { holdFiles, openHeldFile, releaseFiles } from './hold.ts'
export { importImage } from './import-image.ts'
export { mountMedia } from './media.http.ts'
export { mediaJobs, enqueueFileRemoval } from './media.jobs.ts'
export { mediaRoutes } from './media.routes.ts'
export { createImagePools, stopImagePools } from './image.ts'
