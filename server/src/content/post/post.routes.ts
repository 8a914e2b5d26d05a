import { limits } from '@brilla/contract/platform/limits'
import type { postContract } from '@brilla/contract/content/post'
import { heldReply } from '@brilla/contract/platform/route'
import { sql } from 'kysely'
import type { Caller, Handlers, Member } from '../../accounts/auth/index.ts'
import { findVisibleAccount, selectVisibleAccountId } from '../../accounts/visibility/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { enqueueFileRemoval } from '../../media/index.ts'
import { type FilePage, findFilesByAuthor, findVideosByAuthor } from './post.files.store.ts'
import { buildHashtagQuery } from './post.hashtag.store.ts'
import {
  type PostListQuery,
  buildFeedQuery,
  buildFollowedFeedQuery,
  buildUserPostsQuery,
  followedPostTotal,
  manyFollowedThreshold,
} from './post.list.store.ts'
import { type FullPostRow, findTotal } from './post.page.store.ts'
import { presentFile, presentPost, presentVideo } from './post.present.ts'
import { pinPost, unpinPost } from './post.pin.store.ts'
import { publishPost, sharePost } from './post.publish.ts'
import { type PageQuery, getPosition, readList, readPage, readPost } from './post.read.ts'
import { mustBeHeld, refuseContactData } from './reach.store.ts'
import { findVisiblePost } from './post.visible.store.ts'
import { previewPoster } from './poster.preview.ts'
import { deletePost, findWrittenTexts, updateTexts } from './post.write.store.ts'
import { BoundedMap } from '../../platform/bounded-map.ts'
import { minute } from '../../platform/duration.ts'

/** Accounts whose totals are remembered. */
const followedTotalsMax = 10_000

/** Returns a function that yields what was counted within the last minute; undefined for callers who follow few. */
function createFollowedTotals({ clock, db, events }: Pick<Context, 'clock' | 'db' | 'events'>) {
  /** Promises, so that what is still being counted when an account changes is removed too. */
  const cache = new BoundedMap<string, { total: Promise<number>; followingCount: number; at: number }>(
    followedTotalsMax,
  )
  events.on('accountChanged', (accountId) => void cache.delete(accountId))
  return (caller: Caller): Promise<number> | undefined => {
    const { accountId, followingCount } = caller
    if (followingCount < manyFollowedThreshold) return undefined
    const at = clock.now().getTime()
    const cached = cache.get(accountId)
    if (cached?.followingCount === followingCount && at - cached.at < minute) return cached.total
    const entry = { total: findTotal(db, followedPostTotal(caller)), followingCount, at }
    entry.total.catch(() => {
      if (cache.get(accountId) === entry) cache.delete(accountId)
    })
    cache.set(accountId, entry)
    return entry.total
  }
}

export function postRoutes(context: Context): Handlers<typeof postContract> {
  const { clock, db } = context
  const countFollowed = createFollowedTotals(context)

  const list = async (caller: Member, page: PageQuery, of: PostListQuery) =>
    (await readList(context, caller, of, getPosition(page))) ?? throwProblem('not_found')

  const present = (row: FullPostRow, caller: Member) => presentPost(row, caller, clock.now())

  async function read(caller: Member, id: string) {
    return (isId(id) && (await readPost(context, caller, id))) || throwProblem('not_found')
  }

  async function readOrHold(caller: Member, id: string) {
    const post = await read(caller, id)
    return post.audience === 'held' ? heldReply : post
  }

  async function ownPost(caller: Member, id: string) {
    const post = await findVisiblePost(db, caller, id)
    if (!post) throwProblem('not_found')
    if (post.author_id !== caller.accountId) throwProblem('forbidden')
    return post
  }

  async function findFiles(
    caller: Member,
    { profile, type }: { profile: string; type: 'PHOTO' | 'VIDEO' | 'FILE' },
    page: FilePage,
  ) {
    const authorId = selectVisibleAccountId(caller, profile)
    if (type === 'VIDEO') return (await findVideosByAuthor(db, caller, authorId, page)).map(presentVideo)
    const files = await findFilesByAuthor(db, caller, { authorId, type }, page)
    return files.map((file) => presentFile(file, { ...file, id: file.post_id }))
  }

  return {
    async createPost(call) {
      const post = await publishPost(context, call)
      if (typeof post === 'string') return readOrHold(call.caller, post)
      if (post.audience === 'held') return heldReply
      return { ...present(post, call.caller), sharedPost: null }
    },
    async sharePost(call) {
      const shared = await sharePost(context, call)
      if (typeof shared === 'string') return readOrHold(call.caller, shared)
      if (shared.share.audience === 'held') return heldReply
      return { ...present(shared.share, call.caller), sharedPost: present(shared.original, call.caller) }
    },
    previewVideo: ({ caller, params }) => previewPoster(context, caller.accountId, params.id),
    async editPost({ caller, body: { id, audience, ...texts } }) {
      const post = await ownPost(caller, id)
      // What a moderator reads must be what is published.
      if (post.audience === 'held') throwProblem('en_revision')
      const wanted = audience ?? post.audience
      const written = { ...(await findWrittenTexts(db, id)), ...texts }
      // What was written for mutual followers has not been checked.
      const isWidened = post.audience === 'mutuals' && wanted === 'everyone'
      await refuseContactData(context, caller, isWidened ? written : texts, wanted)
      const { shared_post_id: postId } = post
      const isHeld = await mustBeHeld(context, caller, {
        text: Object.values(written).join('\n'),
        ...(postId !== null && { postId }),
      })
      const edit = { now: clock.now(), isHeld, audience }
      if (!(await updateTexts(context, id, texts, edit))) throwProblem('en_revision')
      return readOrHold(caller, id)
    },
    async getFeed({ caller, query }) {
      if (query.filter !== 'agencia') return list(caller, query, buildFeedQuery(caller))
      const total = await countFollowed(caller)
      const counted = total === undefined ? undefined : sql<number>`${total}::bigint`
      return list(caller, query, buildFollowedFeedQuery(caller, counted))
    },
    getPosts: ({ caller, query }) => list(caller, query, buildFeedQuery(caller)),
    getPost: ({ caller, params }) => read(caller, params.id),
    async getHashtagPosts({ caller, params, query }) {
      const tagged = buildHashtagQuery(caller, params.tag)
      const { posts, next } = await readPage(context, caller, tagged, getPosition(query))
      return { posts, next }
    },
    getUserPosts: ({ caller, params, query }) =>
      list(caller, query, buildUserPostsQuery(caller, params.profile)),
    async getUserFiles({ caller, params, query }) {
      const page = { after: query.after ?? null, size: query.limit ?? limits.pageSize }
      const files = await findFiles(caller, params, page)
      if (files.length === 0 && !(await findVisibleAccount(db, caller, params.profile)))
        throwProblem('not_found')
      return files
    },
    async pinPost({ caller, params }) {
      const post = await ownPost(caller, params.id)
      const isPinned = await pinPost(context, caller, post.id)
      if (isPinned === undefined) throwProblem('not_found')
      return isPinned ? undefined : throwProblem('demasiadas_fijadas')
    },
    async unpinPost({ caller, params }) {
      const post = await ownPost(caller, params.id)
      await unpinPost(db, caller, post.id)
      return undefined
    },
    async deletePost({ caller, params }) {
      const post = await ownPost(caller, params.id)
      await db.transaction().execute(async (trx) => {
        const files = await deletePost(context, trx, caller, post.id)
        if (!files) throwProblem('not_found')
        if (files.length > 0) await enqueueFileRemoval(context, trx, files)
      })
      return undefined
    },
  }
}
