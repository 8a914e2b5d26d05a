import { userFilesQuery } from './gallery/files.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/videos',
  name: 'profile-videos',
  texts: ['profile', 'post', 'comment'],
  contentQuery: (api, id) => userFilesQuery(api, id, 'VIDEO'),
  load: () => import('./Videos.tsx'),
})
