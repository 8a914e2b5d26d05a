import { House } from 'lucide-react'
import { definePage } from '../../lib/page.ts'
import { feedQuery, readFeedFilter } from './feed.queries.ts'

export const page = definePage({
  path: '/noticias',
  name: 'noticias',
  frame: 'member',
  audience: 'member',
  title: 'feed:title',
  texts: ['feed', 'post', 'comment', 'terms'],
  menu: [{ menus: ['side', 'bar'], order: 1, label: { es: 'Noticias', en: 'Feed' }, icon: House }],
  queries: (context) => [feedQuery(context.api, readFeedFilter(context.search))],
  firstImage: 'photo',
  load: () => import('./Feed.tsx'),
})
