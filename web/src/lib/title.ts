import { useEffect } from 'react'
import { brand } from './brand.ts'

/** A page's title followed by the brand (P-pages-2). */
export const pageTitle = (page: string): string => `${page} | ${brand.name}`

/** Sets the title of a page whose name depends on its data, such as a profile. */
export function useTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = pageTitle(page)
  }, [page])
}
