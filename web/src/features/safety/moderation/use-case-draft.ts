import { useEffect } from 'react'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { useDraft } from '../../../lib/draft.ts'

/**
 * What was entered for a case, in this tab only: it names other people. It is dropped once the case is decided, also by
 * somebody else (P-moderation-13).
 */
export function useCaseDraft({
  id,
  status,
}: Pick<ModerationCase, 'id' | 'status'>): ReturnType<typeof useDraft> {
  const [draft, setDraft, dropDraft] = useDraft(`case ${id}`, { tab: true })
  useEffect(() => {
    if (status === 'decided' && draft !== '') dropDraft()
  })
  return [draft, setDraft, dropDraft]
}
