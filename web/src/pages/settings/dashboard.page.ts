import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/dashboard',
  name: 'user-dashboard',
  frame: 'member',
  audience: 'user',
  title: 'settings:dashboard.title',
  texts: ['settings', 'profile'],
  wide: true,
  preload: () => [['getSelf']],
  load: () => import('./Dashboard.tsx'),
})
