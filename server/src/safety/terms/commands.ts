import { limits, termsVersion } from '@brilla/contract/platform/limits'
import { getMexicanDay } from '../contact/index.ts'
import type { Context } from '../../context.ts'
import { day } from '../../platform/duration.ts'
import { announceJob, createAudience } from './terms.jobs.ts'
import * as store from './terms.store.ts'

/** How many accounts are told, or why none is: the notice would be too short, or the version was announced before. */
type Announcement = { count: number } | 'too_soon' | 'repeated'

/** Announces the version of the terms that this program contains (P-legal-4); `es` and `en` say what changes. */
export async function announceTerms(
  context: Context,
  { es, en }: { es: string; en: string },
): Promise<Announcement> {
  const { clock, db, jobs } = context
  const now = clock.now()
  const notice = Date.parse(termsVersion) - Date.parse(getMexicanDay(now))
  return db.transaction().execute(async (trx) => {
    if (await store.findAnnouncement(trx, termsVersion)) return 'repeated'
    if (notice < limits.termsNoticeDays * day) return 'too_soon'
    const row = { version: termsVersion, summary_es: es, summary_en: en, announced_at: now }
    if (!(await store.insertAnnouncement(trx, row))) return 'repeated'
    await jobs.send(trx, announceJob, {})
    return { count: await store.countRecipients(trx, createAudience(context, termsVersion)) }
  })
}
