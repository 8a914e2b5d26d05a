import { useEffect } from 'react'
import { brand } from './brand.ts'

/** The title of a page with the brand behind it (P-pages-2). */
export const pageTitle = (page: string): string => `${page} | ${brand.name}`

/** Titles a page whose name is only known once its data is there, such as a profile. */
export function useTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = pageTitle(page)
  }, [page])
}
