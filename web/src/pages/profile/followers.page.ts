import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id/seguidores',
  name: 'profile-seguidores',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getFollowers', { params: { id }, query: {} }],
    ['getSelf'],
  ],
  load: () => import('./Followers.tsx'),
})
