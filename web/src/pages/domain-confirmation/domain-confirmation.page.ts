import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/verificacion',
  name: 'verificacion',
  frame: 'guest',
  audience: 'any',
  title: 'verification:confirm.title',
  texts: ['verification', 'errors'],
  load: () => import('./DomainConfirmationPage.tsx'),
})
