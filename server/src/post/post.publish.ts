/** Publishing and sharing: each one transaction, and one post however often it is retried. */
import { createHash } from 'node:crypto'
import type { newPost, postContract } from '@brilla/contract/post'
import { parseYoutubeId } from '@brilla/contract/video'
import type { z } from 'zod'
import { type Call, type Member, refuseMissing } from '../access/index.ts'
import type { Context } from '../context.ts'
import { isId, newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { claimUploads } from '../media/index.ts'
import { fetchPosterLater } from './post.jobs.ts'
import type { FileRow, FullPostRow } from './post.page.store.ts'
import { kindOf } from './post.rules.ts'
import { findByIdempotencyKey, holdOriginal, insertFiles, insertPost } from './post.write.store.ts'

type NewPost = z.output<typeof newPost>

/** Publishes a post and answers it as it reads; of a retry the first attempt's id. */
export async function publish(
  context: Context,
  { caller, body, headers }: Call<typeof postContract.createPost>,
): Promise<FullPostRow | string> {
  const kind = kindOf(body)
  if (kind === 'sin_contenido') refuseField('description', 'sin_contenido')
  if (kind === 'un_solo_tipo') refuseField('files', 'un_solo_tipo')
  const video_id = body.videoUrl ? parseYoutubeId(body.videoUrl) : null
  if (kind === 'video' && video_id === null) refuseField('videoUrl', 'video_no_reconocido')
  const row = {
    kind,
    title: body.title,
    description: body.description,
    category_id: body.categoryId,
    video_id,
  }
  const key = keyOf(headers, body)
  // A text alone is one statement, which is a transaction by itself.
  if (kind === 'text') return insertOnce(context, context.db, caller, row, key)
  return context.db.transaction().execute(async (trx) => {
    const post = await insertOnce(context, trx, caller, row, key)
    if (typeof post === 'string') return post
    if (video_id !== null) await fetchPosterLater(context, trx, post.id)
    return { ...post, files: await attach(context, trx, caller, { id: post.id, kind, files: body.files }) }
  })
}

/** Shares a post and answers the share's id; of a retry the first attempt's. */
export async function share(
  context: Context,
  { caller, body, headers }: Call<typeof postContract.sharePost>,
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const original = isId(body.id) ? await holdOriginal(trx, caller, body.id) : undefined
    if (!original) refuse('not_found')
    if (original.author_id === caller.accountId) refuseField('id', 'publicacion_propia')
    if (original.kind === 'share') refuseField('id', 'ya_compartida')
    const row = { kind: 'share', description: body.description, category_id: 1, shared_post_id: body.id }
    const made = await insertOnce(context, trx, caller, row, keyOf(headers, body))
    return typeof made === 'string' ? made : made.id
  })
}

interface Key {
  key: string | null
  /** Of what the post is made of: the same key with something else in it is a mistake, not a retry. */
  hash: string
}

function keyOf(headers: { 'idempotency-key'?: string | undefined }, body: object): Key {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  return { key: headers['idempotency-key'] ?? null, hash }
}

interface Row {
  kind: string
  title?: string
  description: string
  category_id: number
  video_id?: string | null
  shared_post_id?: string
}

async function insertOnce(
  { clock }: Context,
  db: Database,
  caller: Member,
  row: Row,
  { key, hash }: Key,
): Promise<FullPostRow | string> {
  const made = { id: newId(clock), created_at: clock.now() }
  const author = await insertPost(db, caller, {
    ...row,
    ...made,
    author_id: caller.accountId,
    idempotency_key: key,
    idempotency_hash: key === null ? null : hash,
  })
  if (author) return { ...untouched, ...row, ...made, ...author }
  const first = key === null ? undefined : await findByIdempotencyKey(db, caller.accountId, key)
  // With neither a post nor a session, the caller has left; or the first post was deleted at this very moment.
  if (!first) return refuseMissing(db, caller)
  if (first.idempotency_hash !== hash) refuse('idempotency_conflict')
  return first.id
}

/** What nobody has done to a new post yet. */
const untouched = {
  title: '',
  video_id: null,
  video_poster: null,
  shared_post_id: null,
  edited_at: null,
  likes: 0,
  comments: 0,
  shares: 0,
  reacted: false,
  files: [],
  first_comments: [],
}

/** Takes a new post's files, in their order, and answers them. */
async function attach(
  context: Context,
  trx: Database,
  { accountId }: Member,
  { id, kind, files }: { id: string; kind: string; files: NewPost['files'] },
): Promise<FileRow[]> {
  const wanted = files.map(({ filename, type }) => ({
    name: filename,
    use: type === 'image' ? ('photo' as const) : ('document' as const),
  }))
  const claimed = await claimUploads(context, trx, accountId, wanted)
  // The first has the highest id: lists of files go by it, the newest post's first, each post's in its order.
  const ids = claimed.map(() => newId(context.clock)).toSorted()
  const rows = claimed.map((file, position) => ({
    ...file,
    id: ids.at(-1 - position)!,
    post_id: id,
    author_id: accountId,
    position,
    type: kind === 'photos' ? 'PHOTO' : 'FILE',
    alt: files[position]?.alt ?? '',
    created_at: context.clock.now(),
  }))
  await insertFiles(trx, rows)
  return rows
}
