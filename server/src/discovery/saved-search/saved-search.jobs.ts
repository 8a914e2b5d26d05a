/** Alerts of saved searches: notifications about new matches, once a day at the most (P-discovery-17). */
import type { Context } from '../../context.ts'
import { findSearchMatches, type SearchViewer } from '../search/index.ts'
import { requestNotification } from '../../notifications/notification/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { hour } from '../../platform/duration.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { findNewMatches, type Matches, mergeKnown, parseStoredQuery } from './saved-search.rules.ts'
import * as store from './saved-search.store.ts'

const alertsJob = 'saved-search.alerts'
const batchSize = 500
const halfDay = 12 * hour

/** Looks through the matches of searches that are locked, and returns for each how many are new. */
async function checkSearches(
  context: Context,
  trx: Database,
  viewer: SearchViewer,
  searches: store.AlertRow[],
): Promise<{ search: store.AlertRow; count: number }[]> {
  const checkedAt = context.clock.now()
  const found = []
  for (const search of searches) {
    const params = parseStoredQuery(search.query)
    if (!params) continue
    const joinedAfter = search.checkedAt ?? checkedAt
    const asked = { params, today: checkedAt, joinedAfter }
    const matches: Matches = await findSearchMatches(trx, viewer, asked)
    await store.saveCheck(trx, search.id, { checkedAt, knownIds: mergeKnown(search, matches) })
    found.push({ search, count: findNewMatches(search, matches).length })
  }
  return found
}

/** Remembers the present matches of searches that are new or were changed, so that only later ones are announced. */
export async function rememberMatches(context: Context, viewer: SearchViewer): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const searches = await store.lockDueSearches(trx, viewer.accountId, new Date(0))
    await checkSearches(context, trx, viewer, searches)
  })
}

/** Notifies an account of the new matches of its searches. Of repeated or concurrent jobs one does. */
async function alertAccount(context: Context, accountId: string): Promise<void> {
  const { clock, db } = context
  await db.transaction().execute(async (trx) => {
    const type = await store.findActiveType(trx, accountId)
    if (!type) return
    const earliest = new Date(clock.now().getTime() - halfDay)
    const searches = await store.lockDueSearches(trx, accountId, earliest)
    const viewer = { accountId, hiddenAccountIds: null, type }
    for (const { search, count } of await checkSearches(context, trx, viewer, searches)) {
      if (count === 0) continue
      const { id, name, query } = search
      await requestNotification(context, trx, {
        accountId,
        type: 'SAVED_SEARCH',
        sourceId: newId(clock),
        data: { id, name, query, count },
      })
    }
  })
}

/** Enqueues the alerts of each account that has searches with alerts. */
export async function enqueueAlerts({ db, jobs }: Context, signal?: AbortSignal): Promise<void> {
  let after: string | null = null
  do {
    signal?.throwIfAborted()
    const ids: string[] = await store.findAlertedAccounts(db, after, batchSize)
    for (const accountId of ids) await jobs.send(db, alertsJob, { accountId })
    after = ids.length === batchSize ? ids.at(-1)! : null
  } while (after !== null)
}

export function savedSearchJobs(context: Context): JobDefinition<never>[] {
  const alerts: JobDefinition<{ accountId: string }> = {
    name: alertsJob,
    run: ({ accountId }) => alertAccount(context, accountId),
  }
  return [
    alerts,
    // Before the daily mails, which tell of the notifications.
    {
      name: 'saved-search.daily',
      schedule: '41 14 * * *',
      run: (_, { signal }) => enqueueAlerts(context, signal),
    },
  ]
}
