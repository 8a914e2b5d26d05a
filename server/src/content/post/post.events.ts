import { createCounterHandler } from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { createLanguageHandler } from '../../platform/fill-languages.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import { postCounters } from './post.counters.store.ts'
import { rewriteHashtags } from './post.hashtag.store.ts'

interface AboutPost {
  postId: string
  authorId: string
}

/**
 * A post that is not a share and that mentions somebody was published. Of others nothing has to know, and most mention nobody:
 * an event of each would double what publishing costs.
 */
export const postCreated = defineEvent<AboutPost>('post.created', 'postId')
export const postShared = defineEvent<AboutPost & { sharedPostId: string }>('post.shared', 'postId')
export const postEdited = defineEvent<AboutPost>('post.edited', 'postId')
/** A post, or its edit, waits for a moderator (P-comments-11). */
export const postHeld = defineEvent<AboutPost>('post.held', 'postId')
export const postDeleted = defineEvent<AboutPost>('post.deleted', 'postId')

/** There are posts from before hashtags were stored. Published by migration 0052. */
const hashtagsMissing = defineEvent<{ before: string | null }>('post.hashtags_missing')
/** There are posts whose hashtags were found and folded otherwise. Published by migration 0122. */
const hashtagsOutdated = defineEvent<{ before: string | null }>('post.hashtags_outdated')
const hashtagBatchSize = 1_000

export function postEventHandlers(context: Context): EventHandler<never>[] {
  const hashtags: EventHandler<{ before: string | null }> = {
    name: 'post.hashtags',
    events: [hashtagsMissing, hashtagsOutdated],
    async handle({ before }) {
      const last = await rewriteHashtags(context.db, before, hashtagBatchSize)
      return last === null ? undefined : { continueWith: { before: last } }
    },
  }
  return [
    ...postCounters.map((rows) => createCounterHandler(context, rows)),
    hashtags,
    createLanguageHandler(context.db, { table: 'post', text: 'description', language: 'language' }),
  ]
}
