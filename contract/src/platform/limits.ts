/** Limits that are product rules: lengths, sizes, page sizes, rates. */

/**
 * At most `max` requests in `seconds`, counted per client IP address, account, session, `email` field of the body, or browser
 * that the account of this e-mail knows.
 */
export interface RateLimit {
  name: string
  max: number
  seconds: number
  by: 'ip' | 'account' | 'session' | 'email' | 'browser'
  /** Counts only failed requests, so that successful logins never use up the limit. */
  failuresOnly?: true
  /** Counts only requests without an account: those of an account do not use the e-mail in their body. */
  guestsOnly?: true
  /** Does not count requests of known browsers, which have a limit of their own, so that strangers cannot lock an owner out. */
  strangersOnly?: true
}

const minutes = 60

/** Lookups: P-accounts-12; failed logins: P-sessions-3 and P-sessions-22; recovery: P-recovery-2; resend: P-accounts-18. */
export const rateLimits = {
  emailLookupByIp: { name: 'emailLookupByIp', max: 20, seconds: 15 * minutes, by: 'ip' },
  emailLookupByEmail: { name: 'emailLookupByEmail', max: 20, seconds: 15 * minutes, by: 'email' },
  loginByIp: {
    name: 'loginByIp',
    max: 10,
    seconds: 15 * minutes,
    by: 'ip',
    failuresOnly: true,
    strangersOnly: true,
  },
  loginByEmail: {
    name: 'loginByEmail',
    max: 10,
    seconds: 15 * minutes,
    by: 'email',
    failuresOnly: true,
    strangersOnly: true,
  },
  loginByBrowser: {
    name: 'loginByBrowser',
    max: 10,
    seconds: 15 * minutes,
    by: 'browser',
    failuresOnly: true,
  },
  /** Codes of the second step: of strangers in all ways to log in together, of each known browser, and of recovery links. */
  loginCode: { name: 'loginCode', max: 10, seconds: 15 * minutes, by: 'account', failuresOnly: true },
  /** Each request stores a challenge. Generous, because a whole school can share one IP address. */
  passkeyChallenge: { name: 'passkeyChallenge', max: 120, seconds: 15 * minutes, by: 'ip' },
  twoStepSetup: { name: 'twoStepSetup', max: 10, seconds: 15 * minutes, by: 'account' },
  /** Each request sends a mail; the limit per account keeps others from flooding its owner. */
  recoveryByIp: { name: 'recoveryByIp', max: 20, seconds: 15 * minutes, by: 'ip', strangersOnly: true },
  recoveryByEmail: {
    name: 'recoveryByEmail',
    max: 5,
    seconds: 15 * minutes,
    by: 'email',
    strangersOnly: true,
  },
  recoveryByBrowser: { name: 'recoveryByBrowser', max: 5, seconds: 15 * minutes, by: 'browser' },
  /** Each request sends two mails and reveals whether an address is registered. */
  emailChange: { name: 'emailChange', max: 5, seconds: 60 * minutes, by: 'account' },
  emailLookupByAccount: { name: 'emailLookupByAccount', max: 20, seconds: 15 * minutes, by: 'account' },
  profileUrl: { name: 'profileUrl', max: 10, seconds: 60 * minutes, by: 'account' },
  /** Sent while the user types. */
  profileUrlLookup: { name: 'profileUrlLookup', max: 120, seconds: 5 * minutes, by: 'account' },
  password: { name: 'password', max: 10, seconds: 15 * minutes, by: 'account' },
  /** By session: somebody who has stolen one does not lock the owner out of another. */
  reauthenticate: { name: 'reauthenticate', max: 10, seconds: 15 * minutes, by: 'session' },
  /** Attempts that are refused count too. Generous, because a whole school can share one IP address; P-accounts-32. */
  register: { name: 'register', max: 120, seconds: 60 * minutes, by: 'ip' },
  /** Registrations that tell that an e-mail is registered: as many as look-ups, apart from those of the form (P-accounts-12). */
  registerTaken: { name: 'registerTaken', max: 20, seconds: 15 * minutes, by: 'ip', failuresOnly: true },
  /** Each request calls the provider. Generous, because a whole school can share one IP address. */
  oauthStart: { name: 'oauthStart', max: 60, seconds: 15 * minutes, by: 'ip' },
  oauthTicket: { name: 'oauthTicket', max: 120, seconds: 15 * minutes, by: 'ip' },
  resend: { name: 'resend', max: 60, seconds: 60 * minutes, by: 'ip' },
  /** Each export reads all files of the account. */
  export: { name: 'export', max: 10, seconds: 60 * minutes, by: 'account' },
  /** Each cancellation updates the counters of many accounts, and the login that restores it sends a mail. */
  cancel: { name: 'cancel', max: 5, seconds: 60 * minutes, by: 'account' },
  /** Open Graph images that have to be drawn; those that are stored do not count. */
  picture: { name: 'picture', max: 120, seconds: 15 * minutes, by: 'ip' },
  /** Each press kit decodes up to ten images. */
  pressKit: { name: 'pressKit', max: 30, seconds: 15 * minutes, by: 'account' },
  /** Each reads a whole list, and a contact sheet crops photos. */
  listExport: { name: 'listExport', max: 30, seconds: 15 * minutes, by: 'account' },
  /** A page with a link reads the link and draws the press kit. */
  pressKitLink: { name: 'pressKitLink', max: 60, seconds: 15 * minutes, by: 'ip' },
  /** By network, which a whole agency of advertising can share. */
  presentation: { name: 'presentation', max: 240, seconds: 15 * minutes, by: 'ip' },
  vote: { name: 'vote', max: 600, seconds: 15 * minutes, by: 'ip' },
  transparency: { name: 'transparency', max: 60, seconds: 15 * minutes, by: 'ip' },
  /** Each report copies what it is about, and people read it. */
  report: { name: 'report', max: 30, seconds: 60 * minutes, by: 'account' },
  /** Each request sends a mail to the address that was typed. Generous by network, because a whole school can share one. */
  contactByIp: { name: 'contactByIp', max: 20, seconds: 60 * minutes, by: 'ip' },
  contactByEmail: { name: 'contactByEmail', max: 5, seconds: 60 * minutes, by: 'email', guestsOnly: true },
  contactByAccount: { name: 'contactByAccount', max: 5, seconds: 60 * minutes, by: 'account' },
  /** Each request sends a mail to the address that was typed. */
  verification: { name: 'verification', max: 10, seconds: 24 * 60 * minutes, by: 'account' },
  appeal: { name: 'appeal', max: 10, seconds: 60 * minutes, by: 'account' },
  /** A presigned URL can be reused until its file is claimed, and each PUT decodes an image. */
  put: { name: 'put', max: 10, seconds: 10 * minutes, by: 'ip' },
  upload: { name: 'upload', max: 200, seconds: 60 * minutes, by: 'account' },
  write: { name: 'write', max: 120, seconds: 1 * minutes, by: 'account' },
  /** Sent by mail programs, many of which share the addresses of their service. */
  unsubscribe: { name: 'unsubscribe', max: 600, seconds: 15 * minutes, by: 'ip' },
  /** Each report is a log line. */
  clientErrors: { name: 'clientErrors', max: 30, seconds: 15 * minutes, by: 'ip' },
  /** Each text that is not stored yet is sent to the provider; P-language-11. */
  translate: { name: 'translate', max: 60, seconds: 15 * minutes, by: 'account' },
  /** P-realtime-8: over HTTP and Socket.IO together. */
  message: { name: 'message', max: 10, seconds: 10, by: 'account' },
  /** Each may copy files for every one of its people. */
  bulkMessage: { name: 'bulkMessage', max: 20, seconds: 60 * minutes, by: 'account' },
  /** Sent while the user types or reads. */
  draft: { name: 'draft', max: 120, seconds: 1 * minutes, by: 'account' },
  read: { name: 'read', max: 120, seconds: 1 * minutes, by: 'account' },
  /** Sent while the user types. */
  search: { name: 'search', max: 240, seconds: 1 * minutes, by: 'account' },
} as const satisfies Record<string, RateLimit>

/** Version of the terms, privacy notice and cookie policy: the day they take effect (P-legal-1). */
export const termsVersion = '2026-11-23'

export const limits = {
  /** P-accounts-5. */
  passwordMin: 10,
  passwordMax: 128,
  /** P-accounts-6, P-minors-1. */
  ageMin: 14,
  ageAdult: 18,
  /** P-legal-4: days between the announcement of new terms and the day they take effect. */
  termsNoticeDays: 42,
  nameMax: 100,
  cityMax: 100,
  emailMax: 254,
  timeZoneMax: 64,
  biographyMax: 5_000,
  /** Applies to the typed link and to its URL-encoded form, which can be up to nine times longer. */
  linkMax: 2_000,
  phoneMax: 30,
  appealMax: 2_000,
  /** P-moderation-20: days within which the author of removed content can appeal. */
  appealDays: 14,
  /** P-moderation-1. */
  reportMax: 2_000,
  /** P-contact-1. */
  contactMax: 5_000,
  /** A request is changed a few times only. */
  contactVersionMax: 1_000,
  /** P-contact-3: business days until the answer, and from then on until it is carried out. */
  privacyAnswerDays: 20,
  privacyExecutionDays: 15,
  /** P-contact-8: business days before a deadline from which moderators are reminded. */
  contactReminderDays: 5,
  /** P-contact-9: years after which a finished request is deleted. */
  contactYears: 1,
  privacyRequestYears: 3,
  /** P-moderation-6, P-moderation-7. */
  casesPageSize: 20,
  casesCounted: 1_000,
  claimMinutes: 30,
  undoMinutes: 10,
  decisionReasonMax: 1_000,
  decisionNoteMax: 2_000,
  /** P-moderation-27: how long what its author withdrew, edited or deleted can still be reported, and what a minor wrote or received. */
  contentKeptDays: 30,
  contentOfMinorsKeptDays: 90,
  /** P-verification-1, P-verification-2: days until a request that nobody has confirmed at the domain is deleted. */
  legalNameMax: 200,
  taxIdMax: 40,
  verificationFilesMax: 5,
  verificationIncompleteDays: 30,
  /** P-verification-4: days after a decision until its documents are deleted. */
  verificationDocumentDays: 14,
  /** P-verification-6. */
  verificationYears: 2,
  verificationReminderDays: 30,
  /** P-settings-16. */
  interestsMax: 20,
  interestMax: 30,
  /** P-profiles-19. */
  skillsMax: 20,
  skillMax: 40,
  languagesMax: 10,
  creditsMax: 30,
  creditTextMax: 120,
  creditYearMin: 1900,
  creditYearMax: 2100,
  factLinkMax: 500,
  instrumentsMax: 10,
  heightMin: 40,
  heightMax: 250,
  girthMin: 20,
  girthMax: 250,
  shoeMin: 15,
  shoeMax: 55,
  /** P-settings-12, P-settings-15. */
  profileUrlMin: 3,
  profileUrlMax: 50,
  /** Days for which a former address stays reserved for its owner. */
  formerProfileUrlDays: 90,
  /** P-wizard-4. */
  invitationsMax: 4,
  /** P-posts-3, P-comments-1. */
  postTitleMax: 200,
  postTextMax: 5_000,
  postFilesMax: 20,
  altMax: 500,
  commentMax: 2_000,
  /** In bytes; P-media-2, P-media-14. */
  uploadMin: 1_024,
  uploadMax: 10_485_760,
  /** In bytes: an image that the browser crops and resizes before the upload. */
  originalImageMax: 41_943_040,
  uploadCompressAbove: 1_048_576,
  /** More would take too much memory to decode; P-media-7. */
  imagePixelsMax: 40_000_000,
  filenameMax: 255,
  /** P-wire-5. */
  pageMax: 1_000,
  pageSize: 12,
  /** Longest list of people that can be paged through, and most search results; docs/decisions/0019. */
  listedPeopleMax: 12_000,
  searchResultsMax: 1_200,
  /** P-discovery-16. */
  suggestionsMax: 8,
  /** P-profiles-25. */
  insightsWeeks: 12,
  insightsMin: 3,
  facetValuesMax: 20,
  searchAgeMax: 120,
  searchMax: 100,
  /** Values of one filter of a search. */
  filterValuesMax: 8,
  /** P-discovery-17. */
  savedSearchesMax: 20,
  savedSearchNameMax: 60,
  /** P-compare-1. */
  comparedMax: 5,
  /** P-lists-1, P-lists-2: lists of an agency, people on a list, and on all lists of an agency together. */
  listsMax: 500,
  listPeopleMax: 2_000,
  listsPeopleMax: 20_000,
  listAddMax: 500,
  listNameMax: 80,
  listNoteMax: 2_000,
  listPageSize: 36,
  /** P-lists-13. */
  contactSheetMax: 120,
  /** P-lists-8: people of one request. */
  marksMax: 100,
  feedPageSize: 10,
  /** P-notifications-4, P-notifications-8. */
  updateReadMax: 1_000,
  /** P-notifications-2. */
  unreadMailMinutes: 15,
  excerptMax: 100,
  mentionsMax: 10,
  /** P-posts-26: letters of a hashtag, and hashtags under which one post is listed. */
  hashtagMin: 2,
  hashtagMax: 50,
  pinnedPostsMax: 3,
  commentPageSize: 20,
  commentsInPost: 3,
  filesPageMax: 100,
  /** P-profiles-5, P-profiles-6, P-posts-18. */
  recentPhotos: 9,
  biographyPreview: 900,
  gridPhotos: 5,
  /** P-presentations-1, P-presentations-5: of an agency, people and works in one, days until it expires, digits of its PIN. */
  presentationsMax: 50,
  presentationsPageSize: 10,
  presentationTitleMax: 120,
  presentationPeopleMax: 60,
  presentationWorks: 6,
  presentationDays: 14,
  presentationDaysMax: 60,
  pinMin: 4,
  pinMax: 12,
  /** P-presentations-6. */
  presentationViewersMax: 20,
  viewerNameMax: 60,
  voteCommentMax: 500,
  /** P-accounts-16, P-accounts-18: seconds between two mails, mails per day, lifetime of a link in hours. */
  resendSeconds: 60,
  resendPerDay: 10,
  confirmationHours: 48,
  /** How long a new account type can be taken back. */
  typeUndoHours: 24,
  /** Days after which an unconfirmed registration is deleted and its e-mail is free again; docs/decisions/0008. */
  unconfirmedDays: 7,
  /** P-sessions-4, P-sessions-13. */
  sessionHours: 12,
  sessionRememberedDays: 30,
  freshMinutes: 15,
  /** P-sessions-18. */
  recoveryCodes: 10,
  loginCodeMax: 100,
  /** P-sessions-19. */
  passkeysMax: 20,
  passkeyNameMax: 60,
  passkeyChallengeMinutes: 5,
  /** P-messages-1, P-messages-5, P-messages-6. */
  messageMax: 5_000,
  messageFilesMax: 10,
  messagesPageSize: 30,
  messagePreviewMax: 70,
  withdrawMinutes: 10,
  /** P-messages-22. */
  messageTemplatesMax: 50,
  messageTemplateNameMax: 60,
  /** P-messages-23: of the text before names are inserted; bytes of all files; days for which it can be sent again. */
  bulkReceiversMax: 60,
  bulkMessageMax: 10_000,
  bulkFilesMax: 10 * 1024 * 1024,
  bulkDays: 7,
  /** P-messages-7: people whom an account may write to for the first time in 24 hours. */
  newConversationsPerDay: 20,
  newConversationsPerDayOfAgency: 15,
  newConversationsPerDayOfVerifiedAgency: 60,
  /** In the first week of an account, unless it is a verified agency. */
  newConversationsPerDayFirstWeek: 5,
  /** P-recovery-6. */
  recoveryHours: 1,
  /** P-oauth-6: lifetime of the registration form after a login by a provider. */
  oauthFormMinutes: 30,
  /** P-deactivation-3: days until a deactivated account is deleted. */
  deactivationGraceDays: 28,
  exportHours: 24,
  exportUrlSeconds: 600,
} as const

/** Widths in pixels of the previews of images in messages (P-messages-21). */
export const messageImageWidths = [320, 640, 1_280] as const

/**
 * Sizes of image crops in pixels (P-media-10), each also at double size for high-density
 * screens. 618 is the width of a post, which needs its own double size.
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
