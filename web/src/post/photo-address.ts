import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams, type To } from 'react-router'

/** An opened photo: its post, and its number among the post's photos, from 1. */
export interface OpenPhoto {
  postId: string
  number: number
}

/** What the address says of an open photo, `?post=<id>&foto=<n>`; null when it names none. */
export function readPhotoAddress(search: URLSearchParams): OpenPhoto | null {
  const postId = search.get('post')
  const number = Number(search.get('foto') ?? 1)
  return postId && Number.isInteger(number) && number > 0 ? { postId, number } : null
}

/** The query of the same page with a photo open, or with none. */
export function writePhotoAddress(search: URLSearchParams, open: OpenPhoto | null): string {
  const next = new URLSearchParams(search)
  next.delete('post')
  next.delete('foto')
  if (open) {
    next.set('post', open.postId)
    next.set('foto', String(open.number))
  }
  return `?${next}`
}

/** Makes the props of a `Link` that opens a photo over the page it stands on. */
export function usePhotoLink() {
  const [search] = useSearchParams()
  return (postId: string, number: number): { to: To; state: { opened: true }; preventScrollReset: true } => ({
    to: { search: writePhotoAddress(search, { postId, number }) },
    state: { opened: true },
    preventScrollReset: true,
  })
}

/** The photo that the address opens, how to go to another of its post, and how to close it. */
export function useOpenPhoto() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { opened?: true } | null
  const open = readPhotoAddress(search)
  const go = useCallback(
    (next: OpenPhoto | null) =>
      navigate(
        { search: writePhotoAddress(search, next) },
        { replace: true, preventScrollReset: true, state },
      ),
    [navigate, search, state],
  )
  return {
    open,
    show: (number: number) => void (open && go({ ...open, number })),
    // Somebody who came by a link that was sent to them has no page of ours to go back to.
    close: () => void (state?.opened ? navigate(-1) : go(null)),
  }
}
