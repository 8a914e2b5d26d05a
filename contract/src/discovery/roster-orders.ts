/** Orders of the talents that an agency follows. Free of zod, so that the web client's bundle stays small. */
export const rosterOrders = ['recent', 'name', 'active'] as const
export type RosterOrder = (typeof rosterOrders)[number]
