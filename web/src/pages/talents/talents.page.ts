import { Users } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/talentos',
  name: 'talentos',
  frame: 'member',
  audience: 'agencia',
  title: 'discovery:followed.title',
  texts: ['discovery'],
  preload: () => [['getFollowedTalents', { query: {} }], ['getSelf']],
  menu: [
    {
      menus: ['header', 'side', 'bar', 'account'],
      order: 4,
      label: { es: 'Talentos', en: 'Talents' },
      icon: Users,
    },
  ],
  load: () => import('./FollowedTalents.tsx'),
})
