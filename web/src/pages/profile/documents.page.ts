import { userFilesQuery } from './gallery/files.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/archivos',
  name: 'profile-archivos',
  texts: ['profile', 'post'],
  contentQuery: (api, id) => userFilesQuery(api, id, 'FILE'),
  load: () => import('./Documents.tsx'),
})
