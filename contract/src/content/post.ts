/** Posts (text, photos, video or documents) and their lists. */
import { z } from 'zod'
import { categoryId } from '../people/category.ts'
import { comment } from './comment.ts'
import { after } from '../platform/cursor.ts'
import {
  chosenAudience,
  contentAudience,
  id,
  idInBody,
  idempotencyKey,
  instant,
  optionalText,
  page,
  placeholder,
  queryInteger,
  text,
  textLanguage,
} from '../platform/fields.ts'
import { parseHashtag } from './hashtag.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { attachedFile } from '../media/media.ts'
import { postAuthor } from '../people/profile.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

/** A file of a post (P-posts-4). */
export const postFile = z
  .object({
    id,
    url: z
      .string()
      .describe('PHOTO: image name for /resize. VIDEO: YouTube id. FILE: URL of the attachment.'),
    type: z.enum(['PHOTO', 'VIDEO', 'FILE']),
    filename: z.string().nullable(),
    alt: z.string(),
    width: z.int().nullable().describe('PHOTO: width in pixels, for reserving space before the image loads.'),
    height: z.int().nullable(),
    placeholder,
    size: z.int().nullable().describe('FILE: size in bytes.'),
    poster: z
      .string()
      .nullable()
      .describe('VIDEO: image name of the thumbnail for /resize; null when there is none.'),
    createdAt: instant,
    post: z.object({ id, description: z.string(), likesCount: z.int(), reacted: z.boolean() }),
  })
  .meta({ id: 'PostFile' })

const postFields = {
  id,
  title: z.string(),
  description: z.string(),
  language: textLanguage,
  categoryId: z.int(),
  files: z.array(postFile),
  videoUrl: z.string().nullable().describe('YouTube id.'),
  videoPortrait: z.boolean().describe('Whether the video is taller than wide (P-posts-34).'),
  videoPoster: z
    .string()
    .nullable()
    .describe('Image name of the thumbnail for /resize; null when there is none (yet).'),
  videoPosterPlaceholder: placeholder,
  createdAt: instant,
  editedAt: instant.nullable().describe('Time of the last edit (P-posts-11); null when never edited.'),
  user: postAuthor,
  likesCount: z.int(),
  shareCount: z.int(),
  commentsCount: z.int(),
  reacted: z.boolean(),
  saved: z.boolean().describe('Whether the caller has saved the post (P-posts-27).'),
  pinned: z.boolean().describe('Whether its author has pinned it to the top of the profile (P-profiles-18).'),
  isOwner: z.boolean(),
  audience: contentAudience,
  canComment: z.boolean().describe('Whether its author lets the caller comment (P-comments-12).'),
  commentsItems: z.array(comment).describe('The first three comments.'),
  isShare: z
    .boolean()
    .describe('True with `sharedPost` null when the shared post was deleted or is not visible (P-posts-14).'),
}

/** A post as returned by the API (P-posts-4). */
export const post = z
  .object({ ...postFields, sharedPost: z.object(postFields).meta({ id: 'SharedPost' }).nullable() })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof post>
export type PostFile = z.infer<typeof postFile>

/** Body of a new post: text, photos, video or documents, not mixed (P-posts-2); text is optional with media. */
export const newPost = z
  .strictObject({
    title: optionalText(limits.postTitleMax),
    description: optionalText(limits.postTextMax),
    categoryId: categoryId.default(1),
    files: z.array(attachedFile).max(limits.postFilesMax, 'too_long').default([]),
    videoUrl: z.string().max(2_000, 'too_long').nullish(),
    audience: chosenAudience.optional(),
  })
  .meta({ id: 'NewPost' })

/** A page of posts; `limit` is the total number of pages. */
const posts = z
  .object({ posts: z.array(post), limit: z.int(), next: z.string().nullable() })
  .meta({ id: 'PostPage' })

/** Posts by cursor. */
export const postList = z
  .object({ posts: z.array(post), next: z.string().nullable() })
  .meta({ id: 'PostList' })

const hashtagWord = z
  .string()
  .refine((word) => parseHashtag(`#${word}`) === word, 'invalid')
  .describe('A hashtag without its `#`.')

export const postContract = {
  createPost: route({
    method: 'POST',
    path: '/posts',
    audience: 'talento',
    summary:
      'Publishes a post. A retry with the same Idempotency-Key returns the first post; different content with that key is rejected.',
    headers: idempotencyKey,
    body: newPost,
    example: {
      body: { title: 'Ensayo', description: 'Estrenamos el viernes.', categoryId: 2, files: [] },
    },
    replies: { 201: post },
    held: true,
    errors: [
      'sin_contenido',
      'un_solo_tipo',
      'archivo_desconocido',
      'imagen_no_procesada',
      'video_no_reconocido',
      'datos_de_contacto',
      'idempotency_conflict',
    ],
    limits: [rateLimits.write],
  }),
  getFeed: route({
    method: 'GET',
    path: '/posts/feed',
    audience: 'member',
    replica: true,
    summary: `Returns all posts, or with \`filter=agencia\` those of people the caller follows; newest first, ${limits.feedPageSize} per page.`,
    query: z.object({ page, after, filter: z.literal('agencia', 'invalid').optional() }),
    example: { query: { page: '1', after: exampleCursor, filter: 'agencia' } },
    replies: { 200: posts },
    unlimited: 'bounded read',
  }),
  getPosts: route({
    method: 'GET',
    path: '/posts',
    audience: 'member',
    replica: true,
    summary: 'Returns the feed without a filter.',
    query: z.object({ page, after }),
    example: { query: { page: '1', after: exampleCursor } },
    replies: { 200: posts },
    unlimited: 'bounded read',
  }),
  getPost: route({
    method: 'GET',
    path: '/posts/{id}',
    audience: 'member',
    replica: true,
    summary: 'Returns one post.',
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 200: post },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getHashtagPosts: route({
    method: 'GET',
    path: '/posts/tag/{tag}',
    audience: 'member',
    replica: true,
    summary:
      'Returns the posts whose text has a hashtag, newest first. Case and accents do not matter. A share is listed for its own text, not next to its original.',
    params: z.object({ tag: hashtagWord }),
    query: z.object({ after }),
    example: { params: { tag: 'danza' }, query: { after: exampleCursor } },
    replies: { 200: postList },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getUserPosts: route({
    method: 'GET',
    path: '/posts/user/{profile}',
    audience: 'member',
    replica: true,
    summary:
      'Returns the posts of one person (id or profile_url): pinned ones first, the last pinned at the top, then the others, newest first.',
    params: z.object({ profile: z.string() }),
    query: z.object({ page, after }),
    example: { params: { profile: 'ana-baila' }, query: { page: '1', after: exampleCursor } },
    replies: { 200: posts },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getUserFiles: route({
    method: 'GET',
    path: '/posts/user/{profile}/{type}/type',
    audience: 'member',
    replica: true,
    summary: `Returns the photos, videos or documents of one person, newest post first; ${limits.pageSize} unless \`limit\` is given.`,
    params: z.object({ profile: z.string(), type: z.enum(['PHOTO', 'VIDEO', 'FILE'], 'invalid') }),
    query: z.object({
      limit: queryInteger(limits.filesPageMax, 'Page size.'),
      after: z.uuid('invalid').optional().describe('The `id` of the last file of the previous page.'),
    }),
    example: { params: { profile: 'ana-baila', type: 'PHOTO' }, query: { limit: '9', after: exampleId } },
    replies: { 200: z.array(postFile) },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  previewVideo: route({
    method: 'GET',
    path: '/posts/video/{id}',
    audience: 'talento',
    replica: true,
    summary: 'Returns the thumbnail of a YouTube video that the caller is about to post.',
    params: z.object({ id: z.string() }),
    example: { params: { id: 'dQw4w9WgXcQ' } },
    replies: {
      200: z
        .object({
          poster: z
            .string()
            .nullable()
            .describe('Image name for /resize, for a day; null when there is none.'),
          placeholder,
        })
        .meta({ id: 'VideoPreview' }),
    },
    errors: ['not_found'],
    limits: [rateLimits.upload],
  }),
  editPost: route({
    method: 'PUT',
    path: '/posts/change-comment',
    audience: 'owner',
    summary: "Edits the text of one of the caller's posts and marks it as edited.",
    body: z.strictObject({
      id: idInBody,
      description: text(limits.postTextMax, 'texto_vacio'),
      audience: chosenAudience.optional(),
    }),
    example: { body: { id: exampleId, description: 'Estrenamos el sábado.' } },
    replies: { 200: post },
    held: true,
    errors: ['not_found', 'forbidden', 'en_revision', 'datos_de_contacto'],
    limits: [rateLimits.write],
  }),
  sharePost: route({
    method: 'POST',
    path: '/posts/share',
    audience: 'talento',
    summary:
      "Shares another person's post, optionally with a text. Supports Idempotency-Key like a new post.",
    headers: idempotencyKey,
    body: z.strictObject({
      id: idInBody,
      description: optionalText(limits.postTextMax),
      audience: chosenAudience.optional(),
    }),
    example: {
      body: { id: exampleId, description: 'Miren esto' },
    },
    replies: { 201: post },
    held: true,
    errors: ['not_found', 'publicacion_propia', 'ya_compartida', 'idempotency_conflict', 'datos_de_contacto'],
    limits: [rateLimits.write],
  }),
  pinPost: route({
    method: 'PUT',
    path: '/posts/{id}/pinned',
    audience: 'owner',
    summary: `Pins one of the caller's posts to the top of the profile; at most ${limits.pinnedPostsMax}. Pinning it again changes nothing.`,
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'forbidden', 'demasiadas_fijadas'],
    limits: [rateLimits.write],
  }),
  unpinPost: route({
    method: 'DELETE',
    path: '/posts/{id}/pinned',
    audience: 'owner',
    summary: "Unpins one of the caller's posts; succeeds also when it is not pinned.",
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
    limits: [rateLimits.write],
  }),
  deletePost: route({
    method: 'DELETE',
    path: '/posts/{id}',
    audience: 'owner',
    summary: "Deletes one of the caller's posts with its files and crops.",
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
    limits: [rateLimits.write],
  }),
}
