export { findKnownBrowser, findKnownBrowserByEmail, forgetOtherBrowsers, reportLogin } from './new-browser.ts'
export { sessionJobs } from './session.jobs.ts'
export { sessionRoutes } from './session.routes.ts'
