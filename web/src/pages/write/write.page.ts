import { chooseBulkIds } from '../../features/conversations/bulk-message/bulk-address.ts'
import { receiversQuery } from '../../features/conversations/bulk-message/bulk-message.queries.ts'
import { templatesQuery } from '../../features/conversations/message-template/message-template.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/escribir',
  name: 'escribir',
  frame: 'member',
  audience: 'agencia',
  title: 'bulkMessage:title',
  texts: ['bulkMessage', 'messageTemplate', 'presentation', 'message', 'post', 'errors'],
  queries: ({ api, search }) => [receiversQuery(api, chooseBulkIds(search)), templatesQuery(api)],
  load: () => import('./Write.tsx'),
})
