export { contactDeskJobs } from './contact-desk.jobs.ts'
export { contactDeskRoutes } from './contact-desk.routes.ts'
