import { createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { followCounters } from './follow.counters.store.ts'

interface AboutFollow {
  followerId: string
  followedId: string
}

export const followAdded = defineEvent<AboutFollow>('follow.added', 'followedId')
export const followRemoved = defineEvent<AboutFollow>('follow.removed', 'followedId')

export function followEventHandlers(context: Context): EventHandler<never>[] {
  return followCounters.map((rows) => createCounterHandler(context, rows))
}
