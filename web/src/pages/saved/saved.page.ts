import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/guardados',
  name: 'guardados',
  frame: 'member',
  audience: 'member',
  title: 'saved:title',
  texts: ['saved', 'feed', 'post', 'comment'],
  preload: () => [['getSavedPosts', { query: {} }], ['getSelf']],
  load: () => import('./Saved.tsx'),
})
