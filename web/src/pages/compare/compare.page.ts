import { profileQuery } from '../../features/people/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'
import { chooseComparedIds } from './compare-address.ts'

export const page = definePage({
  path: '/comparar',
  name: 'compare',
  frame: 'member',
  audience: 'agencia',
  title: 'compare:title',
  texts: ['compare', 'facts'],
  queries: ({ api, search }) => chooseComparedIds(search).map((id) => profileQuery(api, id)),
  load: () => import('./Compare.tsx'),
})
