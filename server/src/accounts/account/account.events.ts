import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { callerChanged, sessionRevoked } from '../auth/index.ts'

interface AboutAccount {
  accountId: string
}

/** Its owner has deactivated the account; it is hidden and can be restored. */
export const accountDeactivated = defineEvent<AboutAccount>('account.deactivated')
export const accountSuspended = defineEvent<AboutAccount>('account.suspended')
/** The account is no longer deactivated, or its suspension was lifted. */
export const accountRestored = defineEvent<AboutAccount>('account.restored')
/** The account and its rows are gone. */
export const accountDeleted = defineEvent<AboutAccount>('account.deleted')

const channel = 'account_changed'

/** Besides blocks, the events after which anybody may see something else. */
const visibilityEvents = new Set(
  [accountDeactivated, accountSuspended, accountRestored].map(({ name }) => name),
)

/**
 * Tells all processes that an account's sessions or rights have changed, even if the process that changed them has died.
 * That process has emitted `accountChanged` itself, right after the commit. Clients are told afterwards, so that what they
 * read again is not decided by what a process has remembered. After a block, or when an account appears or disappears, a few
 * others are told too, so that being told does not mean a block (P-realtime-9).
 */
export function accountEventHandlers({ notifications, realtime }: Context): EventHandler<never>[] {
  const broadcast: EventHandler<AboutAccount & { otherId?: string }> = {
    name: 'account.broadcast',
    events: [sessionRevoked, callerChanged, accountDeactivated, accountSuspended, accountRestored],
    async handle({ accountId, otherId }, { type }) {
      const changed = otherId === undefined ? [accountId] : [accountId, otherId]
      for (const one of changed) await notifications.notify(channel, one)
      if (type === callerChanged.name) for (const one of changed) realtime.send(one, 'refresh')
      if (otherId !== undefined || visibilityEvents.has(type)) realtime.refreshSome(changed)
    },
  }
  return [broadcast]
}

/** Emits `accountChanged` in this process for what other processes have changed. */
export function forwardAccountChanges({ events, notifications }: Context): void {
  notifications.listen(channel, (accountId) => void events.emit('accountChanged', accountId))
}
