/** The version of the terms that a registration accepts: the day they were published (decision 48). */
export const termsVersion = '2026-11-01'
