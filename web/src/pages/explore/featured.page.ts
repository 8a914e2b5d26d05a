import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/destacados',
  name: 'explorar-destacados',
  frame: 'member',
  audience: 'member',
  title: 'discovery:featured',
  texts: ['discovery'],
  preload: () => [['getFeatured', { query: {} }], ['getSelf']],
  load: () => import('./Featured.tsx'),
})
