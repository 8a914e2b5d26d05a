import type { Caller } from '../../accounts/auth/index.ts'
import { createGroupedWrite } from '../../platform/grouped-write.ts'
import { likedComments, likedPosts, type OpenLike, setLikes } from './like.grouped.store.ts'
import { type Like, type LikeResult, setCommentLike, setPostLike, type Stores } from './like.store.ts'

/** Sets a like and returns it after its commit; null when the caller may not see what they like. */
export type SetLike = (like: { caller: Caller; like: Like }) => Promise<LikeResult | null>

/** Create them once for a process: likes that come at the same time are written in groups. */
export const createSetPostLike = (stores: Stores): SetLike =>
  createGroupedWrite({
    isGroupable,
    writeGroup: writeFirst((likes) => setLikes(stores, likedPosts, likes)),
    writeAlone: ({ caller, like }) => setPostLike(stores, caller, like),
  })

export const createSetCommentLike = (stores: Stores): SetLike =>
  createGroupedWrite({
    isGroupable,
    writeGroup: writeFirst((likes) => setLikes(stores, likedComments, likes)),
    writeAlone: ({ caller, like }) => setCommentLike(stores, caller, like),
  })

const isGroupable = ({ caller }: OpenLike) => caller.hiddenAccountIds?.length === 0

/** Of the likes of the same person for the same post or comment, a group contains the first. */
const writeFirst =
  (write: (likes: OpenLike[]) => Promise<(LikeResult | undefined)[]>) => async (likes: OpenLike[]) => {
    const first = new Map<string, OpenLike>()
    for (const each of likes) {
      const key = `${each.caller.accountId} ${each.like.id}`
      if (!first.has(key)) first.set(key, each)
    }
    const written = [...first.values()]
    const results = await write(written)
    return likes.map((each) => results[written.indexOf(each)])
  }
