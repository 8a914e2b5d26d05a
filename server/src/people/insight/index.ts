/** Public interface of the insight module: how often profiles are viewed. */
export { insightJobs } from './insight.jobs.ts'
export { insightRoutes } from './insight.routes.ts'
export { selectProfilesSeen, selectProfileViews } from './insight.store.ts'
export { createViewCounter, type ViewCounter } from './insight.views.ts'
