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
  /** P-moderation-5: lifetime of the address of evidence, and messages before a reported one that the desk shows. */
  evidenceUrlSeconds: 600,
  evidenceMessagesBefore: 10,
  /** P-media-1: lifetime of a presigned URL. */
  uploadUrlSeconds: 600,
  /** P-lists-8: days after which an opened profile is no longer marked. */
  seenDays: 365,
  /** Featured people and the days that count for them; featured work of each category (P-discovery-15). */
  featuredMax: 240,
  featuredDays: 30,
  featuredWorkMax: 120,
  /** P-discovery-26. */
  searchExcerpt: 140,
  /** P-profiles-16. */
  publicPreviewBiography: 280,
  publicPreviewPhotos: 9,
  /** Hashtags of one post that are searched. */
  hashtagsMax: 30,
  /** P-sessions-12. */
  sessionsListed: 100,
} as const
