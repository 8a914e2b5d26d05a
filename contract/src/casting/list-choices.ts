/** Choices of lists. Free of zod, so that the web client's bundle stays small. */

/** How far the agency is with a person; the first one is that of a person just added. */
export const listStatuses = ['considering', 'contacted', 'confirmed', 'declined'] as const
export type ListStatus = (typeof listStatuses)[number]

/** The order by hand is the default. */
export const listOrders = ['position', 'name', 'status', 'recent'] as const
