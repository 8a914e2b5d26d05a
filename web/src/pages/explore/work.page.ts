import { definePage } from '../../lib/page.ts'
import { readWorkRequest, workQuery } from './work.queries.ts'

export const page = definePage({
  path: '/explorar/trabajos',
  name: 'explorar-trabajos',
  frame: 'member',
  audience: 'member',
  title: 'work:title',
  texts: ['work', 'discovery', 'post', 'comment'],
  queries: ({ api, search }) => [workQuery(api, readWorkRequest(search))],
  load: () => import('./Work.tsx'),
})
