/** Public interface of the settings module. */
export { settingsJobs } from './settings.jobs.ts'
export { settingsRoutes } from './settings.routes.ts'
