export { announceTerms } from './commands.ts'
export { termsJobs } from './terms.jobs.ts'
export { findNewTerms, termsRoutes } from './terms.routes.ts'
export { selectTermsAcceptances } from './terms.store.ts'
