/** Lists with a page number in their address. */
import { limits } from '@brilla/contract/platform/limits'

/** `?page=`; 1 where it is missing or invalid. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The number of pages that `count` items fill. */
export const countPages = (count: number, pageSize: number = limits.pageSize): number =>
  Math.ceil(count / pageSize)

/** A query string with another page number, which page 1 does not have. */
export function writePage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return next.toString()
}
