import { useLoaderData } from 'react-router'

/** What the loader of a page returns. */
export interface PageData {
  /** Whether all queries of the page were in the cache when it was opened. */
  wasCached: boolean
}

/** The data of the current page's loader. */
export const usePageData = (): PageData => useLoaderData<PageData>()
