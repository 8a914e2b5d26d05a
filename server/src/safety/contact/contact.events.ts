import { accountDeleted } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import type { EventHandler } from '../../platform/outbox/index.ts'
import { eraseDeleted } from './contact.store.ts'

export function contactEventHandlers({ db }: Pick<Context, 'db'>): EventHandler<never>[] {
  const erase: EventHandler<{ accountId: string }> = {
    name: 'contact.erase',
    events: [accountDeleted],
    handle: () => eraseDeleted(db),
  }
  return [erase]
}
