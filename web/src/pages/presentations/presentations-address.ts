import type { PresentationsRequest } from '../../features/casting/presentation/presentation.queries.ts'
import { readPage } from '../../lib/page-number.ts'

/** What the address asks for. */
export const readPresentationsRequest = (search: URLSearchParams): PresentationsRequest => ({
  page: readPage(search),
  listId: search.get('lista') ?? undefined,
})
