import { UserRound } from 'lucide-react'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id',
  name: 'profile',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  preload: ({ id }) => [
    ['getProfile', { params: { id } }],
    ['getUserPosts', { params: { profile: id }, query: {} }],
    ['getSelf'],
  ],
  menu: [
    {
      menus: ['side', 'account'],
      order: 3,
      label: { es: 'Mi perfil', en: 'My profile' },
      icon: UserRound,
      audience: 'talento',
    },
    {
      menus: ['account'],
      order: 3,
      label: { es: 'Mi agencia', en: 'My agency' },
      icon: UserRound,
      audience: 'agencia',
    },
  ],
  load: () => import('./Posts.tsx'),
})
