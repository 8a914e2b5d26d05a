import { countedRows, createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { followRelations } from './follow.counters.ts'

interface AboutFollow {
  followerId: string
  followedId: string
}

export const followAdded = defineEvent<AboutFollow>('follow.added')
export const followRemoved = defineEvent<AboutFollow>('follow.removed')

export function followEventHandlers(context: Context): EventHandler<never>[] {
  return followRelations.map((relation) => createCounterHandler(context, countedRows(relation)))
}
