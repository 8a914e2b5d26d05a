import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/login',
  name: 'login',
  frame: 'guest',
  audience: 'guest',
  title: 'common:nav.login',
  description: 'session:description',
  texts: ['session', 'oauth', 'errors'],
  prerender: true,
  indexable: true,
  load: () => import('./Login.tsx'),
})
