/** Saved posts: private bookmarks. */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import { rateLimits } from '../platform/limits.ts'
import { postList } from './post.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

const params = z.object({ id: z.string() })

export const savedPostContract = {
  getSavedPosts: route({
    method: 'GET',
    path: '/posts/saved',
    audience: 'member',
    replica: true,
    summary: 'Returns the posts that the caller has saved, last saved first.',
    query: z.object({ after }),
    example: { query: { after: exampleCursor } },
    replies: { 200: postList },
    unlimited: 'bounded read',
  }),
  savePost: route({
    method: 'PUT',
    path: '/posts/{id}/saved',
    audience: 'member',
    summary: 'Saves a post. Only the caller sees that. Saving it again changes nothing.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  unsavePost: route({
    method: 'DELETE',
    path: '/posts/{id}/saved',
    audience: 'member',
    summary: 'Removes a post from the saved ones; succeeds also when it is not saved.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
