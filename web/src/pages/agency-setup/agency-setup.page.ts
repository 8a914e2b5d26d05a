import { selfQuery } from '../../features/accounts/account/self.queries.ts'
import { ownCategoriesQuery } from '../../features/people/category/category.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/agencia',
  name: 'register-agencia',
  frame: 'setup',
  audience: 'agencia',
  title: 'wizard:agency.pageTitle',
  texts: ['wizard', 'profile', 'account', 'errors'],
  queries: (context) => [selfQuery(context), ownCategoriesQuery(context.api)],
  load: () => import('./AgencySetup.tsx'),
})
