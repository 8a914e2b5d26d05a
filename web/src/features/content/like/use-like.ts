import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { useToast } from '../../../ui/Toast.tsx'

interface Liked {
  reacted: boolean
  likesCount: number
}

/** Likes and unlikes a post or comment: optimistic update, the last intent wins, rollback on refusal. */
export function useLike({
  reacted,
  queryKeys,
  update,
  send,
}: {
  /** Whether the caller likes it, as it is on screen. */
  reacted: boolean
  /** The queries that hold it. */
  queryKeys: readonly QueryKey[]
  /** Changes it in all these queries. */
  update: (change: (current: Liked) => Liked) => void
  send: (on: boolean) => Promise<Liked>
}): () => Promise<boolean> {
  const toast = useToast()
  const { i18n } = useTranslation()
  return useOptimisticToggle({
    on: reacted,
    queryKeys,
    send,
    show: (on) =>
      update((current) => ({
        reacted: on,
        likesCount: current.likesCount + Number(on) - Number(current.reacted),
      })),
    onSuccess: (liked) => update(() => liked),
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}
