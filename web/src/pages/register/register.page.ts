import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register',
  name: 'register',
  frame: 'guest',
  audience: 'guest',
  title: 'account:title',
  description: 'account:description',
  texts: ['account', 'oauth', 'errors'],
  prerender: true,
  indexable: true,
  load: () => import('./Register.tsx'),
})
