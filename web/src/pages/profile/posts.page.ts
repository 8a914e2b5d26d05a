import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id',
  name: 'profile',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getUserPosts', { params: { profile: id }, query: {} }],
    ['getSelf'],
  ],
  load: () => import('./Posts.tsx'),
})
