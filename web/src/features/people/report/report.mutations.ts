import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReportReason } from '@brilla/contract/safety/report'
import { useCore } from '../../../lib/context.tsx'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import type { Reported } from './subject.ts'

const idFields = { profile: 'userId', post: 'postId', comment: 'commentId', message: 'messageId' } as const

/** Reports a person or something of theirs. Says whether the caller had reported it before (P-moderation-1). */
export function useReport({ kind, id }: Reported) {
  const { api } = useCore()
  const withKey = useIdempotencyKey(`report ${id}`)
  return useMutation({
    async mutationFn(values: { reason: ReportReason; description: string }): Promise<'already' | 'sent'> {
      const body = { ...values, [idFields[kind]]: id }
      const reply = await withKey(body, (key) =>
        api.call('report', { headers: { 'idempotency-key': key }, body }),
      )
      return reply?.already ? 'already' : 'sent'
    },
  })
}

/** The reason for which the caller has reported the subject before, or null; nothing for `isKnown`. */
export function useOwnReport({ kind, id }: Reported, isKnown: boolean) {
  const { api } = useCore()
  return useQuery({
    queryKey: ['own-report', kind, id] as const,
    queryFn: ({ signal }) => api.call('getOwnReport', { query: { subject: idFields[kind], id } }, { signal }),
    // Read for each dialog: the report that it sends is not one that was there before.
    staleTime: Infinity,
    gcTime: 0,
    // The form does not wait for a connection that is lost.
    retry: false,
    ...(isKnown && { enabled: false }),
  })
}
