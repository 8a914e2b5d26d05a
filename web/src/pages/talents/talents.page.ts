import { Users } from 'lucide-react'
import { readRosterRequest, rosterQuery } from '../../features/discovery/search/roster.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/talentos',
  name: 'talentos',
  frame: 'member',
  audience: 'agencia',
  title: 'discovery:followed.title',
  texts: ['discovery', 'selection', 'peopleViews', 'facts'],
  menu: [
    {
      menus: ['side', 'bar', 'account'],
      order: 4,
      label: { es: 'Talentos', en: 'Talent' },
      icon: Users,
    },
  ],
  queries: ({ api, search }) => [rosterQuery(api, readRosterRequest(search))],
  firstImage: 'card',
  load: () => import('./Roster.tsx'),
})
