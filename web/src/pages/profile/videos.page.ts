import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'
import { userFilesQuery } from './gallery/files.queries.ts'

export const page = definePage({
  path: '/profile/:id/videos',
  name: 'profile-videos',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  queries: (context) => [
    profileQuery(context.api, context.params.id),
    userFilesQuery(context.api, context.params.id, 'VIDEO'),
  ],
  load: () => import('./Videos.tsx'),
})
