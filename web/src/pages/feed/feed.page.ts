import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/noticias',
  name: 'noticias',
  frame: 'member',
  audience: 'member',
  title: 'feed:title',
  texts: ['feed', 'post', 'comment'],
  preload: () => [['getFeed', { query: {} }], ['getSelf']],
  load: () => import('./Feed.tsx'),
})
