import { listOrders } from '@brilla/contract/casting/list-choices'
import { readPage } from '../../../lib/page-number.ts'
import type { ListOrder, ListRequest } from './list.queries.ts'

/** The order by hand where the address names none. */
const readOrder = (search: URLSearchParams): ListOrder =>
  listOrders.find((order) => order === search.get('order')) ?? 'position'

/** The page of a list that an address shows. */
export const readListRequest = (id: string, search: URLSearchParams): ListRequest => ({
  id,
  page: readPage(search),
  order: readOrder(search),
})
