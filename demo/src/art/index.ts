export { drawAgencyMark } from './agency.ts'
export { drawCover, drawPhoto, drawPoster } from './photo.ts'
export { drawPortrait, type Looks } from './portrait/index.ts'
export { renderJpeg } from './render.ts'
