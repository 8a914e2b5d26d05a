import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/noticias/:postId',
  name: 'noticias-post',
  frame: 'member',
  audience: 'member',
  texts: ['feed', 'post', 'comment'],
  preload: ({ postId }) => [['getPost', { params: { id: postId } }], ['getSelf']],
  load: () => import('./SinglePost.tsx'),
})
