import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { isReauthCanceled } from '../session/confirmation.ts'
import type { FormError } from '../../ui/FormSummary.tsx'

const none: readonly FormError[] = []

export type Saving = ReturnType<typeof useSaving>

/** Submit state of a form: busy, saved, errors and rate limit. A control's id is its field name in the request. */
export function useSaving() {
  const { i18n } = useTranslation()
  const mutation = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() })
  const { isPending: busy, isSuccess: saved } = mutation
  const [errors, setErrors] = useState(none)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  /** Runs `work` unless there are `wrong` fields. Resolves with whether it succeeded. */
  async function save(work: () => Promise<unknown>, wrong: readonly FormError[] = none): Promise<boolean> {
    if (busy || secondsLeft > 0) return false
    mutation.reset()
    setErrors(wrong)
    if (wrong.length > 0) return false
    try {
      await mutation.mutateAsync(work)
      return true
    } catch (error) {
      if (isReauthCanceled(error) || handleRateLimit(error)) return false
      const fields = error instanceof ApiError ? error.errors : []
      setErrors(fields.length > 0 ? fields : [{ message: getErrorText(error, i18n) }])
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
    errors,
    save,
    /** Hides the "saved" message after a change. */
    hideSavedMessage,
    /** Hides the "saved" message and the errors. */
    resetStatus() {
      hideSavedMessage()
      setErrors(none)
    },
    getFieldError: (field: string) => errors.find((error) => error.field === field)?.message,
  }
}
