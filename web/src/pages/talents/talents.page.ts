import { Users } from 'lucide-react'
import { peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { readPage } from '../../lib/page-number.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/talentos',
  name: 'talentos',
  frame: 'member',
  audience: 'agencia',
  title: 'discovery:followed.title',
  texts: ['discovery'],
  menu: [
    {
      menus: ['side', 'bar', 'account'],
      order: 4,
      label: { es: 'Talentos', en: 'Talent' },
      icon: Users,
    },
  ],
  queries: (context) => [
    { ...peopleListQuery(context.api, { list: 'followed', page: readPage(context.search) }), staleTime: 0 },
  ],
  firstImage: 'card',
  load: () => import('./FollowedTalents.tsx'),
})
