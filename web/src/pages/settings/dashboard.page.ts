import { Settings } from 'lucide-react'
import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/dashboard',
  name: 'user-dashboard',
  frame: 'member',
  audience: 'user',
  title: 'settings:dashboard.title',
  texts: ['settings', 'profile'],
  wide: true,
  menu: [{ menus: ['account'], order: 6, label: { es: 'Configuración', en: 'Settings' }, icon: Settings }],
  queries: (context) => [selfQuery(context)],
  load: () => import('./Dashboard.tsx'),
})
