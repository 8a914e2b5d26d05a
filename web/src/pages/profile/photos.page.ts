import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'
import { userFilesQuery } from './gallery/files.queries.ts'

export const page = definePage({
  path: '/profile/:id/fotos',
  name: 'profile-fotos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  queries: (context) => [
    profileQuery(context.api, context.params.id),
    userFilesQuery(context.api, context.params.id, 'PHOTO'),
  ],
  load: () => import('./Photos.tsx'),
})
