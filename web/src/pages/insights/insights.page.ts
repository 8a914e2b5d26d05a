import { definePage } from '../../lib/page.ts'
import { insightsQuery } from './insights.queries.ts'

export const page = definePage({
  path: '/user/insights',
  name: 'user-insights',
  frame: 'member',
  audience: 'talento',
  title: 'insights:title',
  texts: ['insights'],
  queries: ({ api }) => [insightsQuery(api)],
  load: () => import('./Insights.tsx'),
})
