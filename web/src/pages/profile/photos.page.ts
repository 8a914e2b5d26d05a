import { userFilesQuery } from './gallery/files.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/fotos',
  name: 'profile-fotos',
  texts: ['profile', 'post', 'comment'],
  contentQuery: (api, id) => userFilesQuery(api, id, 'PHOTO'),
  load: () => import('./Photos.tsx'),
})
