import type { Database } from '../platform/database/index.ts'
import { presentSelf } from './account.present.ts'
import { findFormerUrls, findSelf } from './account.store.ts'

/** Returns the complete account for its owner's data export, without credentials. */
export async function presentAccountExport(db: Database, id: string) {
  const row = await findSelf(db, id, new Date())
  const {
    // Relative to the time of the request, so meaningless in an export.
    followersRecentCount: _1,
    typeUndoUntil: _2,
    birthdateChange: _3,
    unreadMessagesCount: _7,
    unreadedNotificationsCount: _8,
    terms: _10,
    // Of the server, not of the account.
    translates: _11,
    // A list of its own.
    facts: _9,
    push,
    // Parts of the audiences.
    showEmail: _4,
    showBirthdate: _5,
    showCity: _6,
    ...self
  } = presentSelf(row, new Date(), {
    facts: null,
    terms: null,
    translates: false,
    typeUndoUntil: null,
    unreadMessages: 0,
    unreadNotifications: 0,
  })
  return {
    ...self,
    pushFollowers: push.followers,
    pushMessages: push.messages,
    pushFollowing: push.following,
    pushSearches: push.searches,
    status: row.status,
    birthdateCorrectedAt: row.birthdate_corrected_at,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    emailConfirmedAt: row.email_confirmed_at,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at,
    termsNoticeDismissed: row.terms_notice_dismissed,
    formerProfileUrls: await findFormerUrls(db, id),
  }
}
