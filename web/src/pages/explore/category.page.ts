import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/:category',
  name: 'explorar-category',
  frame: 'member',
  audience: 'member',
  texts: ['discovery'],
  preload: () => [['getSelf']],
  load: () => import('./ExploreCategory.tsx'),
})
