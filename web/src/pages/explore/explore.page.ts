import { Compass } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar',
  name: 'explorar',
  frame: 'member',
  audience: 'member',
  title: 'discovery:title',
  texts: ['discovery'],
  preload: () => [['getFeatured', { query: {} }], ['getSelf']],
  menu: [
    { menus: ['header', 'side', 'bar'], order: 2, label: { es: 'Explorar', en: 'Explore' }, icon: Compass },
  ],
  load: () => import('./Explore.tsx'),
})
