import { definePage } from '../../lib/page.ts'
import { hasPending } from '../../features/accounts/oauth/pending-registration.ts'

export const page = definePage({
  path: '/register/select',
  name: 'register-select',
  frame: 'guest',
  audience: 'newcomer',
  title: 'account:select.pageTitle',
  texts: ['account', 'oauth', 'errors'],
  admits: hasPending,
  load: () => import('./SelectType.tsx'),
})
