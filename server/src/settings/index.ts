/** What other rooms may ask of settings. */
export { settingsJobs } from './settings.jobs.ts'
export { settingsRoutes } from './settings.routes.ts'
export { linkTo } from './settings.rules.ts'
