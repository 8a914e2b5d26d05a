import type { Database } from '../platform/database/index.ts'
import { presentSelf } from './account.present.ts'
import { findFormerUrls, findSelf } from './account.store.ts'

/** All that is on record about an account, for its owner alone; never what proves who they are. */
export async function presentOwn(db: Database, id: string) {
  const row = await findSelf(db, id, new Date())
  // Counted of the last days, so it says nothing in a copy that is kept.
  const { followersRecentCount: _, ...self } = presentSelf(row)
  return {
    ...self,
    status: row.status,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    emailConfirmedAt: row.email_confirmed_at,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at,
    formerProfileUrls: await findFormerUrls(db, id),
  }
}
