import { peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { readListRequest } from '../../features/discovery/search/explore-params.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/recientes',
  name: 'explorar-recientes',
  frame: 'member',
  audience: 'member',
  title: 'discovery:recent',
  texts: ['discovery'],
  queries: (context) => [peopleListQuery(context.api, readListRequest('recent', context.search))],
  firstImage: 'card',
  load: async () => ({ default: (await import('./ExploreList.tsx')).Recent }),
})
