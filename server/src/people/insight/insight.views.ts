/** Counts views of profiles (P-profiles-25) and marks those of agencies (P-lists-8), apart from the requests that cause them. */
import { createHmac } from 'node:crypto'
import type { Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { getDay } from './insight.rules.ts'
import { countViews, type Opening, saveSeen, type View } from './insight.store.ts'

/** Whose profile was opened. */
interface ViewedPerson {
  id: string
  type: string | null
}

/** Counts a view of a talent's profile by another member, marks that of an agency, and returns at once. */
export type ViewCounter = (viewer: Member, person: ViewedPerson) => void

/** Views of a day that are remembered, so that counting one again costs no query. */
const recentMax = 5_000

/** Create it once for a process, which remembers what it has counted. */
export function createViewCounter({
  clock,
  db,
  log,
  secret,
}: Pick<Context, 'clock' | 'db' | 'log' | 'secret'>): ViewCounter {
  const addView = createBatcher((views: View[]) => countViews(db, views), { pause: 'before' })
  const addOpening = createBatcher((openings: Opening[]) => saveSeen(db, openings), { pause: 'before' })
  const recent = new Set<string>()
  let recentDay = ''
  return ({ accountId, type, moderator }, person) => {
    if (person.type !== 'talento' || person.id === accountId || moderator) return
    const at = clock.now()
    // Of every opening, since the mark says when the last one was, while a view is counted once a day.
    if (type === 'agencia')
      addOpening({ agencyId: accountId, accountId: person.id, at }).catch((error: unknown) =>
        log.warn(error, 'the opening of a profile could not be marked'),
      )
    const day = getDay(at)
    if (day !== recentDay || recent.size >= recentMax) recent.clear()
    recentDay = day
    const pair = `${person.id} ${accountId}`
    if (recent.has(pair)) return
    recent.add(pair)
    const viewer = createHmac('sha256', secret)
      .update(JSON.stringify(['profile-view', day, person.id, accountId]))
      .digest()
    addView({ accountId: person.id, day, viewer, isAgency: type === 'agencia' }).catch((error: unknown) => {
      recent.delete(pair)
      log.warn(error, 'a view of a profile could not be counted')
    })
  }
}
