import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id/biografia',
  name: 'profile-biografia',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  preload: ({ id }) => [['getProfile', { params: { id } }], ['getSelf']],
  load: () => import('./Biography.tsx'),
})
