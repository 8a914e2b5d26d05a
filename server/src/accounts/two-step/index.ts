/** Two-step login: codes of an authenticator app and recovery codes. */
export { switchTwoStepOff } from './switch-off.ts'
export { twoStepJobs } from './two-step.jobs.ts'
export { twoStepRoutes } from './two-step.routes.ts'
export { hasTwoStep } from './two-step.store.ts'
export { verifySecondStep } from './verify.ts'
