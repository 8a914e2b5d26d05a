/** Choices of presentations. Free of zod, so that the web client's bundle stays small. */

/** The page that shows a presentation is below it, by its token. */
export const presentationPath = '/presentaciones'

export const votes = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof votes)[number]

/** Days that the client offers for a link. */
export const presentationDays = [7, 14, 30, 60] as const
