import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/success',
  name: 'register-success',
  frame: 'guest',
  audience: 'guest',
  title: 'account:success.pageTitle',
  texts: ['account'],
  prerender: true,
  load: () => import('./RegisterSuccess.tsx'),
})
