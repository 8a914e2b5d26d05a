import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useComments } from '../../features/content/comment/comment.queries.ts'
import { mayMove } from '../../lib/may-move.ts'

/** Pages of comments that are loaded on the way to the linked one. */
const maxPages = 10

/** Scrolls to the comment that the address names (`#comment-…`), as notifications do, and lights it up for a moment. */
export function useLinkedComment(postId: string): void {
  const id = /^#comment-([\w-]+)$/.exec(useLocation().hash)?.[1]
  const { data, hasNextPage, isFetching, fetchNextPage } = useComments(postId, id !== undefined)
  const isLoaded = data?.pages.some(({ rows }) => rows.some((comment) => comment.id === id)) ?? false
  const isMissing = !isLoaded && !isFetching && hasNextPage && (data?.pages.length ?? 0) < maxPages

  useEffect(() => {
    if (id !== undefined && isMissing) void fetchNextPage()
  }, [id, isMissing, fetchNextPage])

  useEffect(() => {
    if (!isLoaded) return
    const comment = document.querySelector(`main [data-comment="${id}"]`)
    comment?.scrollIntoView({ block: 'center' })
    const easing = mayMove() ? 'linear' : 'step-end'
    comment?.animate([{ background: 'var(--color-ember-tint)' }, {}], { duration: 2_000, easing })
  }, [id, isLoaded])
}
