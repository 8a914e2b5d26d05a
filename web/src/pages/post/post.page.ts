import { postQuery } from '../../features/post/post.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/noticias/:postId',
  name: 'noticias-post',
  frame: 'member',
  audience: 'member',
  texts: ['feed', 'post', 'comment'],
  queries: (context) => [postQuery(context.api, context.queries, context.params.postId)],
  load: () => import('./SinglePost.tsx'),
})
