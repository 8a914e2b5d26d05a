import { Bookmark } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/guardados',
  name: 'guardados',
  frame: 'member',
  audience: 'member',
  title: 'saved:title',
  texts: ['saved', 'feed', 'post', 'comment'],
  preload: () => [['getSavedPosts', { query: {} }], ['getSelf']],
  menu: [{ menus: ['side', 'account'], order: 5, label: { es: 'Guardados', en: 'Saved' }, icon: Bookmark }],
  load: () => import('./Saved.tsx'),
})
