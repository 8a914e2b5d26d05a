import type { PostFile } from '@brilla/contract/content/post'
import { useCallback } from 'react'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type To,
} from 'react-router'

/** The open item: a post's video, or one of its photos. */
export interface OpenMedia {
  postId: string
  /** The photo's position in the post, from 1; null for the video. */
  number: number | null
}

/** A photo or video of a page, in the order of previous and next. */
export interface MediaItem extends OpenMedia {
  file: PostFile
}

/** Reads the open item from `?post=<id>&foto=<n>`, or `?post=<id>` for a video; null when there is none. */
export function readMediaAddress(search: URLSearchParams): OpenMedia | null {
  const postId = search.get('post')
  const number = search.has('foto') ? Number(search.get('foto')) : null
  return postId && (number === null || (Number.isInteger(number) && number > 0)) ? { postId, number } : null
}

/** Returns the query string of the same page with the given item open, or with none. */
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

/** Returns a function that creates the props of a `Link` to a photo, or without a number to the video. */
export function useMediaLink() {
  const [search] = useSearchParams()
  return (postId: string, number: number | null = null): MediaLink => ({
    to: { search: writeMediaAddress(search, { postId, number }) },
    state: { opened: true },
    preventScrollReset: true,
  })
}

/** The item in the address, and functions to open another and to close it. */
export function useOpenMedia() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { opened?: true } | null
  const navigation = useNavigationType()
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
    /** Whether a press on it has opened the item: not a reload, nor previous and next. */
    wasPressed: state?.opened === true && navigation === NavigationType.Push,
    show: (next: OpenMedia) => void go(next),
    // After opening by an external link there is no page to go back to.
    close: () => void (state?.opened ? navigate(-1) : go(null)),
  }
}
