import { contactQuery, threadQuery } from '../../features/message/message.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/conversaciones/:id',
  name: 'conversacion',
  frame: 'member',
  audience: 'member',
  texts: ['message', 'post', 'errors'],
  queries: ({ api, params }) => [contactQuery(api, params.id), threadQuery(api, params.id)],
  // The messages are aligned with the lower edge: one that takes another line moves all above it.
  keepsFont: true,
  load: () => import('./Conversations.tsx'),
})
