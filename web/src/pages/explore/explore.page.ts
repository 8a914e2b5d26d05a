import { Compass } from 'lucide-react'
import { selfQuery } from '../../features/account/self.queries.ts'
import { homeLists, peopleListQuery } from '../../features/discovery/discovery.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar',
  name: 'explorar',
  frame: 'member',
  audience: 'member',
  title: 'discovery:title',
  texts: ['discovery'],
  menu: [
    { menus: ['header', 'side', 'bar'], order: 2, label: { es: 'Explorar', en: 'Explore' }, icon: Compass },
  ],
  queries(context) {
    const { api, session, search } = context
    const lists = homeLists[session.claims()?.profileType ?? 'talento']
    // With a search, the page shows its results instead.
    const people = search.get('q') ? [] : lists.map((request) => peopleListQuery(api, request))
    return [...people, selfQuery(context)]
  },
  load: () => import('./Explore.tsx'),
})
