/** Limits that only the server knows; those of `limits` are part of the client, too. */
export const serverLimits = {
  /** P-recovery-11: minutes in which the browser that used a mailed link may use it again. */
  linkRepeatMinutes: 10,
  /** P-sessions-17: days until a browser without a login is forgotten, and mails about new browsers in 24 hours. */
  knownBrowserDays: 400,
  newBrowserMailsPerDay: 10,
  /** P-oauth-4, P-oauth-6: lifetime of a ticket, and of the round trip to the provider. */
  oauthTicketMinutes: 5,
  oauthStateMinutes: 10,
  /** P-realtime-4: connections per account; maximum event size in bytes. */
  connectionsMax: 20,
  realtimePayloadMax: 65_536,
  /** P-realtime-11: packets that a connection may send in `realtimePacketsSeconds`. */
  realtimePacketsMax: 100,
  realtimePacketsSeconds: 10,
  /** P-language-11: days after which a stored translation is deleted. */
  translationDays: 30,
} as const
