import type { Database } from '../platform/database/index.ts'
import { isMinor } from './account.rules.ts'
import { nothingPublic } from './public-data.rules.ts'

/**
 * Sets the birth date of an account, by the person or by a moderator. Nothing of somebody who is a minor by it stays public, and nothing
 * becomes public by it (P-settings-20). `correctedByOwner` uses up the one correction of an adult (P-settings-19).
 */
export async function setBirthdate(
  trx: Database,
  id: string,
  { birthdate, now, correctedByOwner }: { birthdate: string; now: Date; correctedByOwner: boolean },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      birthdate,
      ...(correctedByOwner && { birthdate_corrected_at: now }),
      ...(isMinor(now, birthdate) && nothingPublic),
    })
    .where('id', '=', id)
    .execute()
  if (isMinor(now, birthdate)) await hideFactsForAdults(trx, id)
}

/** Hides the facts that are for adults also from the time when the person is one (P-minors-12). */
async function hideFactsForAdults(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('profile_facts')
    .set({
      availability_audience: 'nobody',
      measurements_audience: 'nobody',
      representation_audience: 'nobody',
    })
    .where('account_id', '=', id)
    .execute()
}
