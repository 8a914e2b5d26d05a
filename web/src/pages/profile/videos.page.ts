import { definePage } from '../../lib/page.ts'
import { filesPageSize } from './gallery/filesPageSize.ts'

export const page = definePage({
  path: '/profile/:id/videos',
  name: 'profile-videos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getUserFiles', { params: { profile: id, type: 'VIDEO' }, query: { limit: filesPageSize } }],
    ['getSelf'],
  ],
  load: () => import('./Videos.tsx'),
})
