/** Every number of the wire that is a rule: lengths, sizes, page sizes, rates. Documents' sections in the comments. */

/** At most `max` calls in `seconds`, counted per address of the network, per account, or per value of a body field. */
export interface RateLimit {
  name: string
  max: number
  seconds: number
  by: 'address' | 'account' | 'email'
  /** Counts only calls that were refused, so that people who succeed are never in the way. */
  failuresOnly?: true
}

const minutes = 60

/** decision 11: 20 look-ups and 10 failed logins in 15 minutes; resend: decision 12. */
export const rateLimits = {
  emailLookup: { name: 'emailLookup', max: 20, seconds: 15 * minutes, by: 'address' },
  emailLookupOfAccount: { name: 'emailLookupOfAccount', max: 20, seconds: 15 * minutes, by: 'email' },
  loginByAddress: {
    name: 'loginByAddress',
    max: 10,
    seconds: 15 * minutes,
    by: 'address',
    failuresOnly: true,
  },
  loginByAccount: { name: 'loginByAccount', max: 10, seconds: 15 * minutes, by: 'email', failuresOnly: true },
  /** One mail each, so few: per address as look-ups, per account as it can be a nuisance to its owner. */
  recoveryByAddress: { name: 'recoveryByAddress', max: 20, seconds: 15 * minutes, by: 'address' },
  recoveryOfAccount: { name: 'recoveryOfAccount', max: 5, seconds: 15 * minutes, by: 'email' },
  /** Each sends two mails and tells whether an address is taken. */
  emailChange: { name: 'emailChange', max: 5, seconds: 60 * minutes, by: 'account' },
  emailLookupByUser: { name: 'emailLookupByUser', max: 20, seconds: 15 * minutes, by: 'account' },
  profileUrl: { name: 'profileUrl', max: 10, seconds: 60 * minutes, by: 'account' },
  /** Asked while somebody types. */
  profileUrlLookup: { name: 'profileUrlLookup', max: 120, seconds: 5 * minutes, by: 'account' },
  password: { name: 'password', max: 10, seconds: 15 * minutes, by: 'account' },
  reauthenticate: { name: 'reauthenticate', max: 10, seconds: 15 * minutes, by: 'account' },
  register: { name: 'register', max: 30, seconds: 60 * minutes, by: 'address' },
  /** Each asks another server; whole schools share an address. */
  socialStart: { name: 'socialStart', max: 60, seconds: 15 * minutes, by: 'address' },
  socialTicket: { name: 'socialTicket', max: 120, seconds: 15 * minutes, by: 'address' },
  resend: { name: 'resend', max: 60, seconds: 60 * minutes, by: 'address' },
  /** Each reads every file of its owner. */
  export: { name: 'export', max: 10, seconds: 60 * minutes, by: 'account' },
  /** Each takes an account out of every counter, one account after the other, and the login after it sends a mail too. */
  cancel: { name: 'cancel', max: 5, seconds: 60 * minutes, by: 'account' },
  appeal: { name: 'appeal', max: 10, seconds: 60 * minutes, by: 'account' },
  /** Per presigned address, which may be put to again until it is claimed: each time costs a decoding. */
  put: { name: 'put', max: 10, seconds: 10 * minutes, by: 'address' },
  upload: { name: 'upload', max: 200, seconds: 60 * minutes, by: 'account' },
  write: { name: 'write', max: 120, seconds: 1 * minutes, by: 'account' },
  /** Asked while somebody types. */
  search: { name: 'search', max: 240, seconds: 1 * minutes, by: 'account' },
} as const satisfies Record<string, RateLimit>

/** The version of the terms, privacy notice and cookie policy: the day they were published (decision 48). */
export const termsVersion = '2026-11-02'

export const limits = {
  /** platform.md section 5 and decision 8. */
  passwordMin: 10,
  passwordMax: 128,
  /** platform.md section 9; content.md section 9. */
  ageMin: 14,
  ageAdult: 18,
  nameMax: 100,
  cityMax: 100,
  emailMax: 254,
  biographyMax: 5_000,
  /** What is typed, and what it is as an address, where letters beyond a–z take up to nine times their room. */
  linkMax: 2_000,
  phoneMax: 30,
  appealMax: 2_000,
  /** decision 19. */
  interestsMax: 20,
  interestMax: 30,
  /** api.md: PUT users/profile_url. */
  profileUrlMin: 3,
  profileUrlMax: 50,
  formerProfileUrls: 10,
  /** platform.md section 9: "four invite e-mail fields". */
  invitationsMax: 4,
  /** api.md, "Posts, comments, likes". */
  postTitleMax: 200,
  postTextMax: 5_000,
  postFilesMax: 20,
  altMax: 500,
  commentMax: 2_000,
  /** content.md section 5: bytes. */
  uploadMin: 1_024,
  uploadMax: 10_485_760,
  /** A picture that the browser frames and makes smaller before it is sent. */
  pictureOriginalMax: 41_943_040,
  uploadCompressAbove: 1_048_576,
  /** api.md, "Images and files": how long a presigned address is good for. */
  uploadUrlSeconds: 600,
  filenameMax: 255,
  /** api.md, "Conventions". */
  pageMax: 1_000_000,
  pageSize: 12,
  /** docs/decisions/0019: lists of people end there. */
  peopleListed: 12_000,
  peopleFound: 1_200,
  featured: 240,
  featuredDays: 30,
  searchMax: 100,
  feedPageSize: 10,
  commentPageSize: 20,
  commentsInPost: 3,
  filesPageMax: 100,
  /** content.md section 9. */
  recentPhotos: 9,
  biographyTeaser: 900,
  gridPhotos: 5,
  /** decision 12: seconds between two mails, mails a day, hours a link lives. */
  resendSeconds: 60,
  resendPerDay: 10,
  confirmationHours: 48,
  /** docs/decisions/0008: a registration that nobody confirms keeps its e-mail for so long. */
  unconfirmedDays: 7,
  /** decision 14 and api.md, "Accounts and sessions". */
  sessionHours: 12,
  sessionRememberedDays: 30,
  freshMinutes: 15,
  sessionsListed: 100,
  /** api.md, "Realtime": connections of one account; bytes of what one event carries. */
  connectionsMax: 20,
  realtimeBytes: 65_536,
  /** api.md: GET users/recover/{token}. */
  recoveryHours: 1,
  /** api.md, "Social login": a ticket's life; how long the way to the provider and back, and the form after it, may take. */
  socialTicketMinutes: 5,
  socialStateMinutes: 10,
  socialFormMinutes: 30,
  /** decision 23: "within four weeks". */
  cancelledDays: 28,
  exportHours: 24,
  exportUrlSeconds: 600,
} as const

/**
 * Crops of the two documents (platform.md section 7, content.md section 7), and twice each for dense screens;
 * 618 is the post's column, which had only been there as the double of 309.
 */
export const cropSizes: readonly { width: number; height: number | null }[] = [
  { width: 34, height: 34 },
  { width: 36, height: 36 },
  { width: 92, height: 92 },
  { width: 124, height: 124 },
  { width: 170, height: 170 },
  { width: 318, height: 122 },
  { width: 26, height: null },
  { width: 28, height: null },
  { width: 40, height: null },
  { width: 62, height: null },
  { width: 92, height: null },
  { width: 170, height: null },
  { width: 309, height: null },
  { width: 618, height: null },
].flatMap(({ width, height }) => [
  { width, height },
  { width: width * 2, height: height === null ? null : height * 2 },
])
