export { wizardJobs } from './wizard.jobs.ts'
export { wizardRoutes } from './wizard.routes.ts'
