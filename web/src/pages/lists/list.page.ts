import { readListRequest } from '../../features/casting/list/list-address.ts'
import { listQuery } from '../../features/casting/list/list.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/listas/:id',
  name: 'lista',
  frame: 'member',
  audience: 'agencia',
  texts: ['list', 'discovery', 'peopleViews', 'facts', 'selection', 'errors'],
  queries: ({ api, params, search }) => [listQuery(api, readListRequest(params.id, search))],
  load: () => import('./ListPage.tsx'),
})
