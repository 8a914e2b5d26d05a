import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/interests',
  name: 'user-interests',
  frame: 'member',
  audience: 'member',
  title: 'settings:interests.title',
  texts: ['settings', 'errors'],
  load: () => import('./InterestSettings.tsx'),
})
