/** Posts: texts, photos, videos and documents, and the lists in which they are read. */
import { z } from 'zod'
import { categoryId } from './category.ts'
import { comment } from './comment.ts'
import { after } from './cursor.ts'
import { id, instant, optionalText, page, reference, text } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { uploadName } from './media.ts'
import { author } from './profile.ts'
import { route } from './route.ts'

/** The Post file of content.md section 3. */
export const postFile = z.object({
  id,
  url: z
    .string()
    .describe('PHOTO: a name for /resize. VIDEO: the id at YouTube. FILE: the address of the attachment.'),
  type: z.enum(['PHOTO', 'VIDEO', 'FILE']),
  filename: z.string().nullable(),
  alt: z.string(),
  width: z.int().nullable().describe('Of a PHOTO, in pixels: what a page keeps free until it is there.'),
  height: z.int().nullable(),
  size: z.int().nullable().describe('Of a FILE, in bytes.'),
  poster: z.string().nullable().describe('Of a VIDEO: a name for /resize; null where none could be kept.'),
  createdAt: instant,
  post: z.object({ id, description: z.string(), likesCount: z.int(), reacted: z.boolean() }),
})

const postFields = {
  id,
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  files: z.array(postFile),
  videoUrl: z.string().nullable().describe('The id at YouTube.'),
  videoPoster: z
    .string()
    .nullable()
    .describe('A name for /resize; null while, or where, none could be kept.'),
  createdAt: instant,
  editedAt: instant
    .nullable()
    .describe('When its text was last changed (decision 31); null when it never was.'),
  user: author,
  likesCount: z.int(),
  shareCount: z.int(),
  commentsCount: z.int(),
  reacted: z.boolean(),
  isOwner: z.boolean(),
  commentsItems: z.array(comment).describe('The first three.'),
  isShare: z
    .boolean()
    .describe('With `sharedPost` null: what it shared is not there any more (decision 31).'),
}

/** The Post of content.md section 3. */
export const post = z.object({ ...postFields, sharedPost: z.object(postFields).nullable() })
export type Post = z.infer<typeof post>
export type PostFile = z.infer<typeof postFile>

/** A new post: one kind (decision 28), text optional with media. */
export const newPost = z.strictObject({
  title: optionalText(limits.postTitleMax),
  description: optionalText(limits.postTextMax),
  categoryId: categoryId.default(1),
  files: z
    .array(
      z.strictObject({
        filename: uploadName,
        type: z.enum(['image', 'file'], 'not_a_choice'),
        alt: optionalText(limits.altMax),
      }),
    )
    .max(limits.postFilesMax, 'too_long')
    .default([]),
  videoUrl: z.string().max(2_000, 'too_long').nullish(),
})

/** Makes a retry of a call whose answer was lost answer what the first attempt made. */
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

/** A page of posts: `limit` is the number of pages. */
const posts = z.object({ posts: z.array(post), limit: z.int(), next: z.string().nullable() })

export const postContract = {
  createPost: route({
    method: 'POST',
    path: '/posts',
    audience: 'talento',
    summary:
      'Publishes a post. With an Idempotency-Key a retry answers the first post again; other content with it is refused.',
    headers: idempotencyKey,
    body: newPost,
    replies: { 201: post },
    errors: [
      'sin_contenido',
      'un_solo_tipo',
      'archivo_desconocido',
      'imagen_no_procesada',
      'video_no_reconocido',
      'idempotency_conflict',
    ],
    limits: [rateLimits.write],
  }),
  getFeed: route({
    method: 'GET',
    path: '/posts/feed',
    audience: 'member',
    summary: `Everyone's posts, or with \`filter=agencia\` those of whom the caller follows; newest first, ${limits.feedPageSize} at a time.`,
    query: z.object({ page, after, filter: z.literal('agencia', 'invalid').optional() }),
    replies: { 200: posts },
  }),
  getPosts: route({
    method: 'GET',
    path: '/posts',
    audience: 'member',
    summary: 'The feed without a filter.',
    query: z.object({ page, after }),
    replies: { 200: posts },
  }),
  getPost: route({
    method: 'GET',
    path: '/posts/{id}',
    audience: 'member',
    summary: 'One post.',
    params: z.object({ id: z.string() }),
    replies: { 200: post },
    errors: ['not_found'],
  }),
  getUserPosts: route({
    method: 'GET',
    path: '/posts/user/{profile}',
    audience: 'member',
    summary: 'What one person published, newest first.',
    params: z.object({ profile: z.string() }),
    query: z.object({ page, after }),
    replies: { 200: posts },
    errors: ['not_found'],
  }),
  getUserFiles: route({
    method: 'GET',
    path: '/posts/user/{profile}/{type}/type',
    audience: 'member',
    summary: `The photos, videos or documents of one person, the newest post's first; ${limits.pageSize} unless \`limit\` says otherwise.`,
    params: z.object({ profile: z.string(), type: z.enum(['PHOTO', 'VIDEO', 'FILE'], 'invalid') }),
    query: z.object({
      limit: z
        .string()
        .regex(/^[1-9]\d{0,2}$/, 'invalid')
        .transform(Number)
        .refine((n) => n <= limits.filesPageMax, 'invalid')
        .optional()
        .describe(`1 to ${limits.filesPageMax}.`),
      after: z.uuid('invalid').optional().describe('The `id` of the last file of the page before.'),
    }),
    replies: { 200: z.array(postFile) },
    errors: ['not_found'],
  }),
  editPost: route({
    method: 'PUT',
    path: '/posts/change-comment',
    audience: 'owner',
    summary: 'Changes the text of a post of the caller, which is marked as edited from then on.',
    body: z.strictObject({ id: reference, description: text(limits.postTextMax, 'texto_vacio') }),
    replies: { 200: post },
    errors: ['not_found', 'forbidden'],
    limits: [rateLimits.write],
  }),
  sharePost: route({
    method: 'POST',
    path: '/posts/share',
    audience: 'talento',
    summary:
      "Shares somebody else's post, with words if one likes. An Idempotency-Key works as for a new post.",
    headers: idempotencyKey,
    body: z.strictObject({ id: reference, description: optionalText(limits.postTextMax) }),
    replies: { 201: post },
    errors: ['not_found', 'publicacion_propia', 'ya_compartida', 'idempotency_conflict'],
    limits: [rateLimits.write],
  }),
  deletePost: route({
    method: 'DELETE',
    path: '/posts/{id}',
    audience: 'owner',
    summary: 'Deletes a post of the caller, its files and its crops.',
    params: z.object({ id: z.string() }),
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
}
