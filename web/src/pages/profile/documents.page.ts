import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'
import { userFilesQuery } from './gallery/files.queries.ts'

export const page = definePage({
  path: '/profile/:id/archivos',
  name: 'profile-archivos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post'],
  wide: true,
  queries: (context) => [
    profileQuery(context.api, context.params.id),
    userFilesQuery(context.api, context.params.id, 'FILE'),
  ],
  load: () => import('./Documents.tsx'),
})
