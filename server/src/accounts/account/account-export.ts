import type { Self } from '@brilla/contract/accounts/account'
import type { Database } from '../../platform/database/index.ts'
import { presentSelf } from './account.present.ts'
import { findFormerUrls, findSelf } from './account.store.ts'

/** Fields of `getSelf` that the export leaves out. */
const omitted = [
  // Relative to the time of the request, so meaningless in an export.
  'followersRecentCount',
  'typeUndoUntil',
  'birthdateChange',
  'unreadMessagesCount',
  'messageRequestsCount',
  'agencyRequestsCount',
  'newConversationsLeft',
  'unreadedNotificationsCount',
  'terms',
  // Of the server, not of the account.
  'translates',
  // A list of its own.
  'facts',
  // Exported as fields of its own.
  'push',
  // Parts of the audiences.
  'showEmail',
  'showBirthdate',
  'showCity',
] as const satisfies (keyof Self)[]

type Exported = Omit<Self, (typeof omitted)[number]>

/** Returns the complete account for its owner's data export, without credentials. */
export async function presentAccountExport(db: Database, id: string) {
  const row = await findSelf(db, id, new Date())
  const self = presentSelf(row, new Date(), {
    facts: null,
    language: row.language === 'en' ? 'en' : 'es',
    newConversationsLeft: null,
    requests: { waiting: 0, fromAgencies: 0 },
    terms: null,
    translates: false,
    typeUndoUntil: null,
    unreadMessages: 0,
    unreadNotifications: 0,
  })
  const names = new Set<string>(omitted)
  const exported = Object.entries(self).filter(([name]) => !names.has(name))
  const { push } = self
  return {
    ...(Object.fromEntries(exported) as Exported),
    pushFollowers: push.followers,
    pushMessages: push.messages,
    pushFollowing: push.following,
    pushSearches: push.searches,
    status: row.status,
    birthdateCorrectedAt: row.birthdate_corrected_at,
    guardianEmail: row.guardian_email,
    guardianObjectedAt: row.guardian_objected_at,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    emailConfirmedAt: row.email_confirmed_at,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at,
    termsNoticeDismissed: row.terms_notice_dismissed,
    formerProfileUrls: await findFormerUrls(db, id),
  }
}
