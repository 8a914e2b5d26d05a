import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar',
  name: 'explorar',
  frame: 'member',
  audience: 'member',
  title: 'discovery:title',
  texts: ['discovery'],
  preload: () => [['getFeatured', { query: {} }], ['getSelf']],
  load: () => import('./Explore.tsx'),
})
