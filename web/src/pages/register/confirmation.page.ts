import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/confirmation',
  name: 'register-confirmation',
  frame: 'guest',
  audience: 'any',
  title: 'account:confirmation.pageTitle',
  texts: ['account'],
  prerender: true,
  load: () => import('./RegisterConfirmation.tsx'),
})
