import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/:id/followers',
  name: 'followers',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  preload: () => [['getSelf']],
  load: () => import('./Followers.tsx'),
})
