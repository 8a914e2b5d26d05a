import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { tabStore } from '../../../lib/storage.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { presentationsKey } from './presentation.queries.ts'

/** Returns a function that creates a presentation. */
export function useCreatePresentation() {
  const { api } = useCore()
  const queries = useQueryClient()
  // In this tab only, because the body has the PIN.
  const withKey = useIdempotencyKey('presentation', tabStore)
  return async (body: Input<'createPresentation'>['body']) => {
    const created = await withKey(body, (key) =>
      api.call('createPresentation', { headers: { 'idempotency-key': key }, body }),
    )
    void queries.invalidateQueries({ queryKey: presentationsKey })
    return created
  }
}

/** Returns a function that closes a presentation, or deletes it with its votes. */
export function useEndPresentation() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string, { forever }: { forever: boolean }) => {
    await api.call('deletePresentation', { params: { id }, query: forever ? { forever: 'true' } : {} })
    await queries.invalidateQueries({ queryKey: presentationsKey })
  }
}
