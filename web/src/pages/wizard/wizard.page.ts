import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/wizard',
  name: 'register-wizard',
  frame: 'setup',
  audience: 'talento',
  title: 'wizard:pageTitle',
  texts: ['wizard', 'profile'],
  preload: () => [['getSelf'], ['getSubscribedCategories']],
  load: () => import('./Wizard.tsx'),
})
