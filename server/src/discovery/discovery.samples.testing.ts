import type { discoveryContract } from '@brilla/contract/discovery'
import type { Samples } from '../auth/sample-world.testing.ts'

export const samples: Samples<typeof discoveryContract> = {
  getFeatured: () => ({ query: { page: '1', categories: 'own' } }),
  getRecent: () => ({ query: { page: '1', categories: 'other' } }),
  getSimilar: () => ({ query: { page: '1' } }),
  getCategoryPeople: () => ({ params: { id: '2' }, query: { page: '1', country: 'MX' } }),
  searchPeople: () => ({ query: { q: 'ana musica', category: '2', country: 'MX', page: '1' } }),
  getFollowedTalents: () => ({ query: { page: '1' } }),
}
