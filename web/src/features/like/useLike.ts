import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelRefetches, changeCache } from '../../lib/cancelRefetches.ts'
import { problemText } from '../../lib/problems.ts'
import { useToggle, type ToggleOptions } from '../../lib/toggle.ts'
import { useToast } from '../../ui/Toast.tsx'

export interface Liked {
  reacted: boolean
  likesCount: number
}

/** A post or comment that can be liked. */
export interface LikeTarget {
  /** Whether the caller likes it, as it is on screen. */
  reacted: boolean
  /** The queries that hold it. */
  queryKeys: readonly QueryKey[]
  /** Changes it in all these queries. */
  update: (change: (current: Liked) => Liked) => void
  send: (on: boolean) => Promise<Liked>
}

/** Likes and unlikes a post or comment: optimistic update, the last intent wins, rollback on refusal. */
export function useLike(target: LikeTarget): () => Promise<void> {
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  const restarts = useRef<(() => void)[]>([])
  return useToggle(
    createLikeToggle(queries, target, restarts.current, (error) => toast(problemText(error, i18n))),
  )
}

/** The options of a like's toggle. Cancelled refetches wait in `restarts` until the server has answered. */
export function createLikeToggle(
  queries: QueryClient,
  { reacted, queryKeys, update, send }: LikeTarget,
  restarts: (() => void)[],
  onError: (error: unknown) => void,
): ToggleOptions<Liked> {
  const restart = () => {
    for (const start of restarts.splice(0)) start()
  }
  return {
    on: reacted,
    send,
    show(on) {
      restarts.push(cancelRefetches(queries, queryKeys))
      update((current) => ({
        reacted: on,
        likesCount: current.likesCount + Number(on) - Number(current.reacted),
      }))
    },
    onSuccess(liked) {
      changeCache(queries, queryKeys, () => update(() => liked))
      restart()
    },
    onError(error) {
      restart()
      onError(error)
    },
  }
}
