import { commentsQuery } from '../../features/content/comment/comment.queries.ts'
import { postQuery } from '../../features/content/post/post.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/noticias/:postId',
  name: 'noticias-post',
  frame: 'member',
  audience: 'member',
  texts: ['feed', 'post', 'comment'],
  // Both at once: the comments need nothing of the post.
  queries: ({ api, queries, params }) => [
    postQuery(api, queries, params.postId),
    commentsQuery(api, queries, params.postId),
  ],
  firstImage: 'photo',
  load: () => import('./SinglePost.tsx'),
})
