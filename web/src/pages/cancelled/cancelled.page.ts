import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/cancelled',
  name: 'user-cancelled',
  frame: 'guest',
  audience: 'any',
  title: 'deactivation:cancelled.title',
  texts: ['deactivation'],
  load: () => import('./Cancelled.tsx'),
})
