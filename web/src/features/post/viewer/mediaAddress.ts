import type { PostFile } from '@brilla/contract/post'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams, type To } from 'react-router'

/** What is open over a page: a post's video, or one of its photos. */
export interface OpenMedia {
  postId: string
  /** Which of the photos, from 1; null for the video. */
  number: number | null
}

/** One of a page's photos or videos, in the order in which one goes through them. */
export interface MediaItem extends OpenMedia {
  file: PostFile
}

/** What the address says is open, `?post=<id>&foto=<n>` or `?post=<id>` for a video; null when it names none. */
export function readMediaAddress(search: URLSearchParams): OpenMedia | null {
  const postId = search.get('post')
  const number = search.has('foto') ? Number(search.get('foto')) : null
  return postId && (number === null || (Number.isInteger(number) && number > 0)) ? { postId, number } : null
}

/** The query of the same page with a photo or video open, or with none. */
export function writeMediaAddress(search: URLSearchParams, open: OpenMedia | null): string {
  const next = new URLSearchParams(search)
  next.delete('post')
  next.delete('foto')
  if (open) next.set('post', open.postId)
  if (open?.number) next.set('foto', String(open.number))
  return `?${next}`
}

export interface MediaLink {
  to: To
  state: { opened: true }
  preventScrollReset: true
}

/** Makes the props of a `Link` that opens a photo, or without a number the video, over the page it stands on. */
export function useMediaLink() {
  const [search] = useSearchParams()
  return (postId: string, number: number | null = null): MediaLink => ({
    to: { search: writeMediaAddress(search, { postId, number }) },
    state: { opened: true },
    preventScrollReset: true,
  })
}

/** What the address opens, how to go to another, and how to close it. */
export function useOpenMedia() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { opened?: true } | null
  const go = useCallback(
    (next: OpenMedia | null) =>
      navigate(
        { search: writeMediaAddress(search, next) },
        { replace: true, preventScrollReset: true, state },
      ),
    [navigate, search, state],
  )
  return {
    open: readMediaAddress(search),
    show: (next: OpenMedia) => void go(next),
    // Somebody who came by a link that was sent to them has no page of ours to go back to.
    close: () => void (state?.opened ? navigate(-1) : go(null)),
  }
}
