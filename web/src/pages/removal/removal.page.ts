import { definePage } from '../../lib/page.ts'
import { removalQuery } from './removal.queries.ts'

export const page = definePage({
  path: '/decisiones/:id',
  name: 'decisiones',
  frame: 'member',
  audience: 'member',
  texts: ['removal', 'suspension', 'settings', 'feed'],
  queries: ({ api, params }) => [removalQuery(api, params.id)],
  load: () => import('./Removal.tsx'),
})
