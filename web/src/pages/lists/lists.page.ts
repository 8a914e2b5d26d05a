import { ListChecks } from 'lucide-react'
import { listsQuery } from '../../features/casting/list/list.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/listas',
  name: 'listas',
  frame: 'member',
  audience: 'agencia',
  title: 'list:title',
  texts: ['list', 'errors'],
  menu: [
    {
      menus: ['side', 'bar', 'account'],
      order: 4.2,
      label: { es: 'Listas', en: 'Lists' },
      icon: ListChecks,
    },
  ],
  queries: (context) => [listsQuery(context.api)],
  load: () => import('./Lists.tsx'),
})
