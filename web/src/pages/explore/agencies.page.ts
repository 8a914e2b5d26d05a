import { agenciesQuery, readAgencyRequest } from '../../features/discovery/agency/agency.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/agencias',
  name: 'explorar-agencias',
  frame: 'member',
  audience: 'member',
  title: 'discovery:agencies.title',
  texts: ['discovery'],
  queries: ({ api, search }) => [agenciesQuery(api, readAgencyRequest(search))],
  firstImage: 'card',
  load: () => import('./Agencies.tsx'),
})
