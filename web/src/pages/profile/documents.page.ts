import { definePage } from '../../lib/page.ts'
import { filesPageSize } from './gallery/filesPageSize.ts'

export const page = definePage({
  path: '/profile/:id/archivos',
  name: 'profile-archivos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getUserFiles', { params: { profile: id, type: 'FILE' }, query: { limit: filesPageSize } }],
    ['getSelf'],
  ],
  load: () => import('./Documents.tsx'),
})
