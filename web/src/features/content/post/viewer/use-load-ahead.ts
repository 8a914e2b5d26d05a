import { useEffect } from 'react'
import type { PagedQuery } from '../../../../ui/PagedList.tsx'
import type { MediaItem, OpenMedia } from './media-address.ts'

const itemsAhead = 6

/** Loads the next page of the list behind the viewer before it reaches the last loaded item. */
export function useLoadAhead(
  open: OpenMedia | null,
  items: readonly MediaItem[],
  { hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery,
): void {
  const index = open ? items.findLastIndex(({ postId }) => postId === open.postId) : -1
  const isNearEnd = index >= 0 && index > items.length - itemsAhead
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage])
}
