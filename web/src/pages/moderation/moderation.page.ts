import { ShieldCheck } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/moderacion',
  name: 'moderacion',
  frame: 'member',
  audience: 'user',
  texts: [],
  menu: [
    {
      menus: ['account'],
      order: 90,
      label: { es: 'Moderación', en: 'Moderation' },
      icon: ShieldCheck,
      moderators: true,
    },
  ],
  load: () => import('./Moderation.tsx'),
})
