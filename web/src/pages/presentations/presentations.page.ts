import { Presentation } from 'lucide-react'
import { presentationsQuery } from '../../features/casting/presentation/presentation.queries.ts'
import { definePage } from '../../lib/page.ts'
import { readPresentationsRequest } from './presentations-address.ts'

export const page = definePage({
  path: '/presentaciones',
  name: 'presentations',
  frame: 'member',
  audience: 'agencia',
  title: 'presentation:title',
  texts: ['presentation', 'discovery'],
  menu: [
    {
      menus: ['account'],
      order: 7,
      label: { es: 'Presentaciones', en: 'Presentations' },
      icon: Presentation,
    },
  ],
  queries: ({ api, search }) => [presentationsQuery(api, readPresentationsRequest(search))],
  load: () => import('./Presentations.tsx'),
})
