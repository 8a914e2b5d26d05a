/** What moderators check of an agency. Apart from the routes, so that the web client can import it without zod. */
export const verificationChecks = ['register', 'document', 'web', 'domain'] as const
export type VerificationCheck = (typeof verificationChecks)[number]
