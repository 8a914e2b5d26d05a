/** Public interface of the contact module. */
export { addBusinessDays, countBusinessDays, getMexicanDay } from './business-days.rules.ts'
export { contactEventHandlers } from './contact.events.ts'
export { contactJobs, sendContactMail } from './contact.jobs.ts'
export { contactRoutes } from './contact.routes.ts'
export { formatContactNumber, getExecutionDeadline } from './contact.rules.ts'
export { findRequest, hasSentRequest, selectContactRequests } from './contact.store.ts'
export { contactTypeNames, formatDay } from './contact.texts.ts'
