import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/unsubscribe',
  name: 'unsubscribe',
  frame: 'guest',
  audience: 'any',
  title: 'unsubscribe:title',
  texts: ['unsubscribe', 'errors'],
  load: () => import('./Unsubscribe.tsx'),
})
