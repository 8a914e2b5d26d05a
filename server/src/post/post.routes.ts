import { createHash } from 'node:crypto'
import type { postContract } from '@brilla/contract/post'
import { findVisibleAccount, type Handlers, type Member } from '../access/index.ts'
import type { Context } from '../context.ts'
import { isId, newId } from '../core/clock.ts'
import { refuse, refuseField } from '../core/http/problem.ts'
import { claimUploads, removeFilesLater } from '../media/index.ts'
import { feedOf, findFollowedAmongNewest, followedOf, type List, postsOf } from './post.list.store.ts'
import { type Page, positionOf, readList, readPost } from './post.read.ts'
import { findPosts } from './post.read.store.ts'
import { kindOf, youtubeIdOf } from './post.rules.ts'
import { deletePost, findByIdempotencyKey, insertFiles, insertPost } from './post.write.store.ts'

export function postRoutes(context: Context): Handlers<typeof postContract> {
  const { clock, db } = context

  const read = (caller: Member, page: Page, list: List) => readList(db, caller, list, positionOf(page))

  return {
    async createPost({ caller, body, headers }) {
      const kind = kindOf(body)
      if (kind === 'sin_contenido') refuseField('description', 'sin_contenido')
      if (kind === 'un_solo_tipo') refuseField('files', 'un_solo_tipo')
      const video_id = body.videoUrl ? youtubeIdOf(body.videoUrl) : null
      if (kind === 'video' && video_id === null) refuseField('videoUrl', 'video_no_reconocido')
      const now = clock.now()
      const id = newId(clock)
      const key = headers['idempotency-key'] ?? null
      const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
      const published = await db.transaction().execute(async (trx) => {
        const inserted = await insertPost(trx, {
          id,
          author_id: caller.accountId,
          kind,
          title: body.title,
          description: body.description,
          category_id: body.categoryId,
          video_id,
          idempotency_key: key,
          idempotency_hash: key === null ? null : hash,
          created_at: now,
        })
        if (!inserted && key !== null) {
          const first = await findByIdempotencyKey(trx, caller.accountId, key)
          if (first.idempotency_hash !== hash) refuse('idempotency_conflict')
          return first.id
        }
        const wanted = body.files.map(({ filename, type }) => ({
          name: filename,
          use: type === 'image' ? ('photo' as const) : ('document' as const),
        }))
        const files = await claimUploads(context, trx, caller.accountId, wanted)
        await insertFiles(
          trx,
          files.map((file, position) => ({
            ...file,
            id: newId(clock),
            post_id: id,
            position,
            type: kind === 'photos' ? 'PHOTO' : 'FILE',
            alt: body.files[position]?.alt ?? '',
            created_at: now,
          })),
        )
        return id
      })
      return (await readPost(db, caller, published)) ?? refuse('not_found')
    },
    async getFeed({ caller, query }) {
      if (query.filter !== 'agencia') return read(caller, query, feedOf(caller))
      const at = positionOf(query)
      return readList(db, caller, followedOf(caller), at, await findFollowedAmongNewest(db, caller, at))
    },
    getPosts: ({ caller, query }) => read(caller, query, feedOf(caller)),
    async getPost({ caller, params }) {
      const post = isId(params.id) ? await readPost(db, caller, params.id) : undefined
      return post ?? refuse('not_found')
    },
    async getUserPosts({ caller, params, query }) {
      const author = await findVisibleAccount(db, caller, params.profile)
      if (!author) refuse('not_found')
      return read(caller, query, postsOf(author.id))
    },
    async deletePost({ caller, params }) {
      const [post] = isId(params.id) ? await findPosts(db, caller, [params.id]) : []
      if (!post) refuse('not_found')
      if (post.author_id !== caller.accountId) refuse('forbidden')
      await db.transaction().execute(async (trx) => {
        const files = await deletePost(trx, post.id, caller.accountId)
        if (!files) refuse('not_found')
        if (files.length > 0) await removeFilesLater(context, trx, files)
      })
      return undefined
    },
  }
}
