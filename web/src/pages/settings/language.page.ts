import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/language',
  name: 'user-settings-language',
  frame: 'member',
  audience: 'member',
  title: 'settings:language.title',
  texts: ['settings'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./LanguageChoice.tsx'),
})
