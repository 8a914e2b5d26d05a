import { House } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/noticias',
  name: 'noticias',
  frame: 'member',
  audience: 'member',
  title: 'feed:title',
  texts: ['feed', 'post', 'comment'],
  preload: () => [['getFeed', { query: {} }], ['getSelf']],
  menu: [{ menus: ['header', 'side', 'bar'], order: 1, label: { es: 'Noticias', en: 'Feed' }, icon: House }],
  load: () => import('./Feed.tsx'),
})
