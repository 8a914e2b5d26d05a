/** Public interface of the activity-mail module. */
export { activityMailEventHandlers, activityMailJobs } from './activity-mail.jobs.ts'
export { mountUnsubscribe, unsubscribeRoutes } from './unsubscribe.ts'
