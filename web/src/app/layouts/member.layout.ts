import { selfQuery } from '../../features/accounts/account/self.queries.ts'
import type { Layout } from '../page-route.ts'
import AppLayout from './AppLayout.tsx'

export const layout: Layout = {
  frame: 'member',
  queries: (context) => [selfQuery(context)],
  // Every page of members needs it, so it is loaded with their routes.
  load: () => Promise.resolve({ default: AppLayout }),
}
