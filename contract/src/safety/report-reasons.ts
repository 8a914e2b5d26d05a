/** Why something is reported, in the order of the form. Free of zod, so that the web client's bundle stays small. */
export const reportReasons = [
  'harassment',
  'nudity',
  'scam',
  'impersonation',
  'minor',
  'spam',
  'other',
] as const

/** From the most to the least serious: a case with several reports has the reason that comes first (P-moderation-4). */
export const reasonsBySeriousness: readonly (typeof reportReasons)[number][] = [
  'minor',
  'nudity',
  'harassment',
  'scam',
  'impersonation',
  'spam',
  'other',
]
