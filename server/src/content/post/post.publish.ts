/** Publishing and sharing posts: one statement or transaction each, idempotent by Idempotency-Key. */
import type { newPost, postContract } from '@brilla/contract/content/post'
import type { ContentAudience } from '@brilla/contract/platform/fields'
import { findVideo } from '@brilla/contract/content/video'
import type { z } from 'zod'
import type { Call, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { detectLanguage } from '../../platform/detect-language.ts'
import { getIdempotencyKey, type IdempotencyKey } from '../../platform/http/idempotency.ts'
import { throwProblem, throwFieldProblem } from '../../platform/http/problem.ts'
import { claimUploads, findFilenames } from '../../media/index.ts'
import { emptyTexts, pickTexts, postMarks, type PostTexts } from './post.columns.ts'
import { enqueuePosterFetch } from './post.jobs.ts'
import type { FileRow, FullPostRow } from './post.page.store.ts'
import { getPostKind, listAlts, listFilenames } from './post.rules.ts'
import { mustBeHeld, refuseContactData, toContentAudienceColumns } from './reach.store.ts'
import { findByIdempotencyKey, insertFiles, insertPost, insertShare } from './post.write.store.ts'

type NewPost = z.output<typeof newPost>

/** Publishes a post and returns its row; for a retry, the id of the post that the first attempt created. */
export async function publishPost(
  context: Context,
  { caller, body, headers }: Call<typeof postContract.createPost>,
): Promise<FullPostRow | string> {
  const kind = getPostKind(body)
  if (kind === 'sin_contenido') throwFieldProblem('description', 'sin_contenido')
  if (kind === 'un_solo_tipo') throwFieldProblem('files', 'un_solo_tipo')
  const video = body.videoUrl ? findVideo(body.videoUrl) : null
  const video_id = video?.id ?? null
  if (kind === 'video' && video_id === null) throwFieldProblem('videoUrl', 'video_no_reconocido')
  const { title, description, audience = 'everyone' } = body
  const alts = listAlts(body.files)
  await refuseContactData(context, caller, { description, title, ...alts }, audience)
  const names = body.files.map(({ filename }) => filename)
  const documents = kind === 'documents' ? await findFilenames(context.db, caller.accountId, names) : []
  const shown = { title, description, ...alts, ...listFilenames(documents) }
  const text = Object.values(shown).join('\n')
  const row = {
    kind,
    ...pickTexts(body),
    language: detectLanguage(body.description),
    category_id: body.categoryId,
    video_id,
    video_portrait: video?.isPortrait ?? null,
    ...toContentAudienceColumns(await mustBeHeld(context, caller, { text }), audience),
  }
  const key = getIdempotencyKey(headers, body)
  // A text post is a single statement, so it needs no explicit transaction.
  if (kind === 'text') return insertIdempotent(context, context.db, caller, row, key)
  return context.db.transaction().execute(async (trx) => {
    const post = await insertIdempotent(context, trx, caller, row, key)
    if (typeof post === 'string') return post
    if (video_id !== null) await enqueuePosterFetch(context, trx, post.id)
    return {
      ...post,
      files: await attachFiles(context, trx, caller, { id: post.id, kind, files: body.files, audience }),
    }
  })
}

/** Shares a post and returns the rows of the share and of the original; for a retry, the id of the share that the first attempt created. */
export async function sharePost(
  context: Context,
  { caller, body, headers }: Call<typeof postContract.sharePost>,
): Promise<{ share: FullPostRow; original: FullPostRow } | string> {
  if (!isId(body.id)) throwProblem('not_found')
  const { description, audience = 'everyone' } = body
  await refuseContactData(context, caller, { description }, audience)
  const row = {
    ...emptyTexts,
    kind: 'share',
    description: body.description,
    language: detectLanguage(body.description),
    category_id: 1,
    shared_post_id: body.id,
    ...toContentAudienceColumns(
      await mustBeHeld(context, caller, { text: body.description, postId: body.id }),
      audience,
    ),
  }
  const key = getIdempotencyKey(headers, body)
  const identity = createIdentity(context, caller, key)
  const inserted = await insertShare(context, caller, { ...row, ...identity })
  // A retry gets the first share also when the original was deleted meanwhile.
  if (!inserted) return findFirstAttempt(context.db, caller, key)
  const { author, original } = inserted
  if (author) return { share: { ...newPostDefaults, ...row, ...identity, ...author }, original }
  if (original.author_id === caller.accountId) throwFieldProblem('id', 'publicacion_propia')
  if (original.kind === 'share') throwFieldProblem('id', 'ya_compartida')
  return findFirstAttempt(context.db, caller, key)
}

interface NewPostRow extends PostTexts {
  kind: string
  language: string
  category_id: number
  video_id: string | null
  video_portrait: boolean | null
  audience: string
  wanted_audience: string | null
}

async function insertIdempotent(
  context: Context,
  db: Database,
  caller: Member,
  row: NewPostRow,
  key: IdempotencyKey,
): Promise<FullPostRow | string> {
  const identity = createIdentity(context, caller, key)
  const author = await insertPost(context, db, caller, { ...row, ...identity })
  return author ? { ...newPostDefaults, ...row, ...identity, ...author } : findFirstAttempt(db, caller, key)
}

/** Columns that identify a new post. */
function createIdentity({ clock }: Context, { accountId }: Member, { key, hash }: IdempotencyKey) {
  return {
    id: newId(clock),
    created_at: clock.now(),
    author_id: accountId,
    idempotency_key: key,
    idempotency_hash: hash,
  }
}

/** Finds the post that an earlier request with the key created. */
async function findFirstAttempt(
  db: Database,
  caller: Member,
  { key, hash }: IdempotencyKey,
): Promise<string> {
  const first = key === null ? undefined : await findByIdempotencyKey(db, caller.accountId, key)
  // It was deleted meanwhile.
  if (!first) throwProblem('not_found')
  if (first.idempotency_hash !== hash) throwProblem('idempotency_conflict')
  return first.id
}

/** Column values of a post that nobody has interacted with. */
const newPostDefaults = {
  can_comment: true,
  video_id: null,
  video_portrait: null,
  video_poster: null,
  video_poster_placeholder: null,
  shared_post_id: null,
  edited_at: null,
  pinned_at: null,
  likes: 0,
  comments: 0,
  shares: 0,
  ...postMarks.none,
  files: [],
  first_comments: [],
}

/** Claims the uploads of a new post and inserts them as its files, in the given order. */
async function attachFiles(
  context: Context,
  trx: Database,
  caller: Member,
  {
    id,
    kind,
    files,
    audience,
  }: Pick<NewPost, 'files'> & { id: string; kind: string; audience: ContentAudience },
): Promise<FileRow[]> {
  const wanted = files.map(({ filename, type }) => ({
    name: filename,
    use: type === 'image' ? ('photo' as const) : ('document' as const),
  }))
  const claimed = await claimUploads(context, trx, caller.accountId, wanted)
  if (kind === 'documents')
    await refuseContactData({ ...context, db: trx }, caller, listFilenames(claimed), audience)
  // The first file gets the highest id: file lists are ordered by id descending, and this keeps the order within a post.
  const ids = claimed.map(() => newId(context.clock)).toSorted()
  const rows = claimed.map((file, position) => ({
    ...file,
    id: ids.at(-1 - position)!,
    post_id: id,
    author_id: caller.accountId,
    position,
    type: kind === 'photos' ? 'PHOTO' : 'FILE',
    alt: files[position]?.alt ?? '',
    created_at: context.clock.now(),
  }))
  await insertFiles(trx, rows)
  return rows
}
