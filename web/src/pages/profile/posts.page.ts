import { UserRound } from 'lucide-react'
import { userPostsQuery } from '../../features/content/post/post.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id',
  name: 'profile',
  texts: ['profile', 'post', 'comment'],
  contentQuery: userPostsQuery,
  hasPreview: true,
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
