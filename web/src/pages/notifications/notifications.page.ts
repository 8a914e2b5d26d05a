import { Bell } from 'lucide-react'
import { notificationsQuery } from '../../features/notifications/notification/notification.queries.ts'
import { definePage } from '../../lib/page.ts'
import { readPage } from '../../lib/page-number.ts'

export const page = definePage({
  path: '/notificaciones',
  name: 'notificaciones',
  frame: 'member',
  audience: 'member',
  title: 'notification:title',
  texts: ['notification', 'feed'],
  menu: [
    {
      menus: ['side', 'account'],
      order: 2.7,
      label: { es: 'Notificaciones', en: 'Notifications' },
      icon: Bell,
    },
  ],
  queries: ({ api, queries, search }) => [notificationsQuery(api, queries, readPage(search))],
  load: () => import('./Notifications.tsx'),
})
