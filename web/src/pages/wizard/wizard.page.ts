import { selfQuery } from '../../features/accounts/account/self.queries.ts'
import { ownCategoriesQuery } from '../../features/people/category/category.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/register/wizard',
  name: 'register-wizard',
  frame: 'setup',
  audience: 'talento',
  title: 'wizard:pageTitle',
  texts: ['wizard', 'facts', 'profile', 'account', 'errors'],
  queries: (context) => [selfQuery(context), ownCategoriesQuery(context.api)],
  load: () => import('./Wizard.tsx'),
})
