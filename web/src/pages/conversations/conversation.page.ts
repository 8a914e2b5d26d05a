import { contactQuery, threadQuery } from '../../features/conversations/message/message.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/conversaciones/:id',
  name: 'conversacion',
  frame: 'member',
  audience: 'member',
  texts: ['message', 'post', 'errors'],
  queries: ({ api, params }) => [contactQuery(api, params.id), threadQuery(api, params.id)],
  load: () => import('./Conversations.tsx'),
})
