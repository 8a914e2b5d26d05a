import { selfQuery } from '../../features/account/self.queries.ts'
import type { Layout } from '../pageRoute.ts'

export const layout: Layout = {
  frame: 'member',
  queries: (context) => [selfQuery(context)],
  load: () => import('./AppLayout.tsx'),
}
