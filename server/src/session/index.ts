export { sessionJobs } from './session.jobs.ts'
export { sessionRoutes } from './session.routes.ts'
