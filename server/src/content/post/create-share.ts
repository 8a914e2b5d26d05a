import type { Caller } from '../../accounts/auth/index.ts'
import { createGroupedWrite } from '../../platform/grouped-write.ts'
import type { PostAuthorRow } from '../../people/profile/index.ts'
import { listFoldedHashtags } from './post.hashtag.store.ts'
import type { FullPostRow } from './post.page.store.ts'
import { insertShare, type NewShare, type ShareInsertion, type Stores } from './post.write.store.ts'
import { insertShares } from './share.grouped.store.ts'

/** What was written; `original` is null when it has not been read. */
type Written = { author: PostAuthorRow; original: null } | ShareInsertion

/**
 * Inserts a share and returns it with the original after its commit; undefined when the caller may not see the original or their
 * session has ended.
 */
export type InsertShare = (share: { caller: Caller; row: NewShare }) => Promise<ShareInsertion | undefined>

/** Create it once for a process: shares that come at the same time are written in groups. */
export function createInsertShare(
  stores: Stores,
  readOriginal: (caller: Caller, id: string) => Promise<FullPostRow | undefined>,
): InsertShare {
  const write = createGroupedWrite<Parameters<InsertShare>[0], Written | undefined>({
    isGroupable: ({ caller, row }) =>
      caller.hiddenAccountIds?.length === 0 &&
      listFoldedHashtags(row.description).length === 0 &&
      row.audience === 'everyone',
    async writeGroup(shares) {
      const authors = await insertShares(stores, shares)
      return authors.map((author) => author && { author, original: null })
    },
    writeAlone: ({ caller, row }) => insertShare(stores, caller, row),
  })
  return async (share) => {
    const written = await write(share)
    if (!written) return undefined
    const original = written.original ?? (await readOriginal(share.caller, share.row.shared_post_id))
    return original && { author: written.author, original }
  }
}
