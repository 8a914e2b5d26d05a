import { Bookmark } from 'lucide-react'
import { definePage } from '../../lib/page.ts'
import { savedPostsQuery } from './saved.queries.ts'

export const page = definePage({
  path: '/guardados',
  name: 'guardados',
  frame: 'member',
  audience: 'member',
  title: 'saved:title',
  texts: ['saved', 'feed', 'post', 'comment'],
  menu: [{ menus: ['side', 'account'], order: 5, label: { es: 'Guardados', en: 'Saved' }, icon: Bookmark }],
  queries: (context) => [savedPostsQuery(context.api)],
  firstImage: 'photo',
  load: () => import('./SavedPosts.tsx'),
})
