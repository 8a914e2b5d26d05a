import { UserRound } from 'lucide-react'
import { userPostsQuery } from '../../features/post/post.queries.ts'
import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id',
  name: 'profile',
  frame: 'member',
  audience: 'member',
  texts: ['profile', 'post', 'comment'],
  wide: true,
  queries: (context) => [
    profileQuery(context.api, context.params.id),
    userPostsQuery(context.api, context.params.id),
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
