import { definePage } from '../../lib/page.ts'
import { filesPageSize } from './gallery/filesPageSize.ts'

export const page = definePage({
  path: '/profile/:id/fotos',
  name: 'profile-fotos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getUserFiles', { params: { profile: id, type: 'PHOTO' }, query: { limit: filesPageSize } }],
    ['getSelf'],
  ],
  load: () => import('./Photos.tsx'),
})
