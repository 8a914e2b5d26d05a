import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/cancelled',
  name: 'user-cancelled',
  frame: 'guest',
  audience: 'any',
  title: 'settings:cancelled.title',
  texts: ['settings'],
  load: () => import('./Cancelled.tsx'),
})
