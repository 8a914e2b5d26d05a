import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/email',
  name: 'register-email',
  frame: 'guest',
  audience: 'any',
  title: 'settings:confirmation.title',
  texts: ['settings'],
  load: () => import('./EmailChangeConfirmation.tsx'),
})
