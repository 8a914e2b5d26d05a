import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id/siguiendo',
  name: 'profile-siguiendo',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getFollowing', { params: { id }, query: {} }],
    ['getSelf'],
  ],
  load: () => import('./Following.tsx'),
})
