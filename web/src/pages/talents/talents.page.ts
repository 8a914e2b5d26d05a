import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/talentos',
  name: 'talentos',
  frame: 'member',
  audience: 'agencia',
  title: 'discovery:followed.title',
  texts: ['discovery'],
  preload: () => [['getFollowedTalents', { query: {} }], ['getSelf']],
  load: () => import('./FollowedTalents.tsx'),
})
