/** Public interface of the public-preview module: what guests see of a profile. */
export { createProfileRenderer, mountPublicPreview } from './public-preview.http.ts'
export { publicPreviewRoutes } from './public-preview.routes.ts'
