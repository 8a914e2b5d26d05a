import { createCounterHandler } from '../account/index.ts'
import type { Context } from '../context.ts'
import { defineEvent, type EventHandler } from '../platform/outbox/index.ts'
import { postCounters } from './post.counters.store.ts'

interface AboutPost {
  postId: string
  authorId: string
}

/** A post that is not a share was published. */
export const postCreated = defineEvent<AboutPost>('post.created', 'postId')
export const postShared = defineEvent<AboutPost & { sharedPostId: string }>('post.shared', 'postId')
export const postEdited = defineEvent<AboutPost>('post.edited', 'postId')
export const postDeleted = defineEvent<AboutPost>('post.deleted', 'postId')

export function postEventHandlers(context: Context): EventHandler<never>[] {
  return postCounters.map((rows) => createCounterHandler(context, rows))
}
