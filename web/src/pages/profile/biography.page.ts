import { defineProfilePage } from './profilePage.ts'

export const page = defineProfilePage({
  path: '/profile/:id/biografia',
  name: 'profile-biografia',
  texts: ['profile'],
  load: () => import('./Biography.tsx'),
})
