import { findCategory } from '@brilla/contract/categories'
import { selfQuery } from '../../features/account/self.queries.ts'
import { peopleListQuery } from '../../features/discovery/discovery.queries.ts'
import { readCategoryRequest } from '../../features/discovery/exploreParams.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/explorar/:category',
  name: 'explorar-category',
  frame: 'member',
  audience: 'member',
  texts: ['discovery'],
  queries(context) {
    const { api, params, search } = context
    const category = findCategory(params.category)
    const isKnown = category || params.category === 'all'
    const people = isKnown ? [peopleListQuery(api, readCategoryRequest(category?.id, search))] : []
    return [...people, selfQuery(context)]
  },
  load: () => import('./ExploreCategory.tsx'),
})
