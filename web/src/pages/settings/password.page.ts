import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/password',
  name: 'user-password',
  frame: 'member',
  audience: 'user',
  title: 'settings:password.title',
  texts: ['settings', 'session', 'errors'],
  load: () => import('./Password.tsx'),
})
