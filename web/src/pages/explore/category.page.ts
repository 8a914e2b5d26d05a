import { findCategory } from '@brilla/contract/people/categories'
import { peopleListQuery } from '../../features/discovery/search/discovery.queries.ts'
import { readCategoryRequest } from '../../features/discovery/search/explore-params.ts'
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
    return isKnown ? [peopleListQuery(api, readCategoryRequest(category?.id, search))] : []
  },
  load: () => import('./ExploreCategory.tsx'),
})
