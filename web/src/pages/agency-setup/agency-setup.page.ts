import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/agencia',
  name: 'register-agencia',
  frame: 'setup',
  audience: 'agencia',
  title: 'wizard:agency.pageTitle',
  texts: ['wizard', 'profile'],
  preload: () => [['getSelf'], ['getSubscribedCategories']],
  load: () => import('./AgencySetup.tsx'),
})
