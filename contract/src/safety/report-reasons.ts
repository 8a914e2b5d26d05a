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
