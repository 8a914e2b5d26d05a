/** Public interface of the marks module: what an agency has had to do with people. */
export { marksRoutes } from './marks.routes.ts'
export { findMarks, noMarks } from './marks.store.ts'
