import { definePage } from '../../lib/page.ts'
import { readWorkRequest, workQuery } from './work.queries.ts'

export const page = definePage({
  path: '/explorar/obras',
  name: 'explorar-obras',
  frame: 'member',
  audience: 'member',
  title: 'work:title',
  texts: ['work', 'discovery', 'post', 'comment'],
  queries: ({ api, search }) => [workQuery(api, readWorkRequest(search))],
  load: () => import('./Work.tsx'),
})
