import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { problemText } from '../../lib/problems.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { isReauthCanceled } from '../session/confirmation.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'

const none: readonly FormProblem[] = []

export type Saving = ReturnType<typeof useSaving>

/** Submit state of a form: busy, saved, problems and rate limit. A control's id is its field name in the request. */
export function useSaving() {
  const { i18n } = useTranslation()
  const mutation = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() })
  const { isPending: busy, isSuccess: saved } = mutation
  const [problems, setProblems] = useState(none)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  /** Runs `work` unless there are `wrong` fields. Resolves with whether it succeeded. */
  async function save(work: () => Promise<unknown>, wrong: readonly FormProblem[] = none): Promise<boolean> {
    if (busy || secondsLeft > 0) return false
    mutation.reset()
    setProblems(wrong)
    if (wrong.length > 0) return false
    try {
      await mutation.mutateAsync(work)
      return true
    } catch (error) {
      if (isReauthCanceled(error) || handleRateLimit(error)) return false
      const fields = error instanceof ApiError ? error.errors : []
      setProblems(fields.length > 0 ? fields : [{ message: problemText(error, i18n) }])
      return false
    }
  }

  function hideSavedMessage() {
    if (saved) mutation.reset()
  }

  return {
    busy,
    /** Seconds until the next attempt is allowed. */
    secondsLeft,
    saved,
    problems,
    save,
    /** Hides the "saved" message after a change. */
    hideSavedMessage,
    /** Hides the "saved" message and the problems. */
    resetStatus() {
      hideSavedMessage()
      setProblems(none)
    },
    getFieldError: (field: string) => problems.find((problem) => problem.field === field)?.message,
  }
}
