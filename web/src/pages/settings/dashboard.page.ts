import { Settings } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/dashboard',
  name: 'user-dashboard',
  frame: 'member',
  audience: 'user',
  title: 'settings:dashboard.title',
  texts: ['settings', 'profile', 'account', 'errors'],
  menu: [{ menus: ['account'], order: 6, label: { es: 'Configuración', en: 'Settings' }, icon: Settings }],
  load: () => import('./Dashboard.tsx'),
})
