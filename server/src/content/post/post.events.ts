import { countedRows, createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { postRelations } from './post.counters.ts'

interface AboutPost {
  postId: string
  authorId: string
}

/**
 * A post that is not a share and that mentions somebody was published. Of others nothing has to know, and most mention nobody:
 * an event of each would double what publishing costs.
 */
export const postCreated = defineEvent<AboutPost>('post.created')
export const postShared = defineEvent<AboutPost & { sharedPostId: string }>('post.shared')
export const postEdited = defineEvent<AboutPost>('post.edited')
/** A post, or its edit, waits for a moderator (P-comments-11). */
export const postHeld = defineEvent<AboutPost>('post.held')
export const postDeleted = defineEvent<AboutPost>('post.deleted')

export function postEventHandlers(context: Context): EventHandler<never>[] {
  return postRelations.map((relation) => createCounterHandler(context, countedRows(relation)))
}
