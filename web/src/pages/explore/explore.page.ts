import { Compass } from 'lucide-react'
import { homeLists, peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { savedSearchesQuery } from '../../features/discovery/saved-search/saved-search.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar',
  name: 'explorar',
  frame: 'member',
  audience: 'member',
  title: 'discovery:title',
  description: 'discovery:description',
  texts: ['discovery'],
  menu: [{ menus: ['side', 'bar'], order: 2, label: { es: 'Explorar', en: 'Explore' }, icon: Compass }],
  queries({ api, session, search }) {
    // With a search, the page shows its results instead of the lists.
    const saved = savedSearchesQuery(api)
    if (search.has('q')) return [saved]
    // The other lists are below the first screen, and fetched once that is painted.
    const [first] = homeLists[session.claims()?.profileType ?? 'talento']
    return [peopleListQuery(api, first), saved]
  },
  firstImage: 'card',
  load: () => import('./Explore.tsx'),
})
