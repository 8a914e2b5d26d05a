import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler, handleInBatches } from '../../platform/outbox/index.ts'
import { refreshRows } from './discovery.rows.store.ts'

interface AboutAccount {
  accountId: string
}

/**
 * What the lists of people and the search contain of an account may have changed. Published by triggers for
 * every change of an active account, whichever module makes it.
 */
export const discoverableChanged = defineEvent<AboutAccount>('account.discoverable_changed')

/** Reads the account as it is by then, so neither the order nor a repetition of deliveries matters. */
export function discoveryEventHandlers({ db }: Context): EventHandler<never>[] {
  const refresh: EventHandler<AboutAccount> = {
    name: 'discovery.refresh',
    events: [discoverableChanged],
    ...handleInBatches(async (all) => {
      for (const accountId of new Set(all.map((about) => about.accountId))) await refreshRows(db, accountId)
    }),
  }
  return [refresh]
}
