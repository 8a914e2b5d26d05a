import { peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { readListRequest } from '../../features/discovery/search/explore-params.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/destacados',
  name: 'explorar-destacados',
  frame: 'member',
  audience: 'member',
  title: 'discovery:featured',
  texts: ['discovery'],
  queries: (context) => [peopleListQuery(context.api, readListRequest('featured', context.search))],
  firstImage: 'card',
  load: async () => ({ default: (await import('./ExploreList.tsx')).Featured }),
})
