import { MessageCircle } from 'lucide-react'
import { contactListQuery } from '../../features/conversations/message/message.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/conversaciones',
  name: 'conversaciones',
  frame: 'member',
  audience: 'member',
  title: 'message:title',
  texts: ['message', 'errors'],
  menu: [
    {
      menus: ['side', 'bar'],
      order: 2.5,
      label: { es: 'Conversaciones', en: 'Messages' },
      icon: MessageCircle,
    },
  ],
  queries: ({ api }) => [contactListQuery(api, { requests: false, q: '' })],
  load: () => import('./Conversations.tsx'),
})
