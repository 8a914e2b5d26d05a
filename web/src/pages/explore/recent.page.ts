import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/recientes',
  name: 'explorar-recientes',
  frame: 'member',
  audience: 'member',
  title: 'discovery:recent',
  texts: ['discovery'],
  preload: () => [['getRecent', { query: {} }], ['getSelf']],
  load: () => import('./Recent.tsx'),
})
