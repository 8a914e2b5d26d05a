import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/:id/followings',
  name: 'followings',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  preload: () => [['getSelf']],
  load: () => import('./Following.tsx'),
})
