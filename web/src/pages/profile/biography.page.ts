import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/biografia',
  name: 'profile-biografia',
  texts: ['profile', 'facts'],
  load: () => import('./Biography.tsx'),
})
