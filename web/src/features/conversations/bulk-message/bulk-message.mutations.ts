import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { toSentText } from '../message-template/placeholder.ts'
import { bulkKey } from './bulk-message.queries.ts'

/** A message as it is sent, without its id. */
export interface BulkBody {
  receiverIds: string[]
  message: string
  files: { filename: string; type: 'image' | 'file'; alt: string }[]
  sharedProfileId?: string
  sharedPostId?: string
}

/**
 * Sends a message to several people; the same again after a lost response sends nothing twice (P-messages-24). `onSent` is called
 * even when the page was left meanwhile.
 */
export function useSendBulk(onSent: () => void) {
  const { api } = useCore()
  const withKey = useIdempotencyKey('bulk message')
  const [, storeSent] = useSentBulk()
  return useMutation({
    mutationFn: (typed: BulkBody) => {
      const body = { ...typed, message: toSentText(typed.message) }
      return withKey(body, async (bulkId) => {
        await api.call('sendBulkMessage', { body: { ...body, bulkId } })
        storeSent(JSON.stringify({ ...body, bulkId }))
        return bulkId
      })
    },
    onSuccess: onSent,
  })
}

/** What was sent last in this browser, by which it can be sent again to those who did not get it. */
const useSentBulk = () => useDraft(`bulk sent ${useClaims()?.sub ?? ''}`)

/** Sends a message again to those who did not get it; null for one that was sent in another browser. */
export function useRetryBulk(bulkId: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const [stored] = useSentBulk()
  const retry = useMutation({
    mutationFn: (body: BulkBody & { bulkId: string }) => api.call('sendBulkMessage', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...bulkKey, bulkId] }),
  })
  const body = stored === '' ? undefined : (JSON.parse(stored) as BulkBody & { bulkId: string })
  return body?.bulkId === bulkId ? { ...retry, send: () => retry.mutate(body) } : null
}
