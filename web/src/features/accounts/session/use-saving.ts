import type { UseMutationResult } from '@tanstack/react-query'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'
import { useFormErrors, type FormErrorOptions } from '../../../lib/use-form-errors.ts'
import { isReauthCanceled } from './confirmation.ts'

export type Saving = Pick<
  ReturnType<typeof useSaving>,
  'busy' | 'saved' | 'isRefused' | 'secondsLeft' | 'summary' | 'resetStatus'
>

const defaults: Omit<FormErrorOptions, 'rateLimit'> = { getTextKey: (_, code) => `settings:error.${code}` }

/**
 * A change that a form or a button saves: busy, saved, errors and rate limit, which is stored under the name `rateLimit`. A
 * control's id is its field name in the request.
 */
export function useSaving<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
  rateLimit: string,
  options = defaults,
) {
  const formErrors = useFormErrors({ ...options, rateLimit })
  const { secondsLeft, getFieldError } = formErrors
  const { isPending: busy, isSuccess: saved } = mutation

  /** Saves unless there are `fieldErrors`. Resolves with whether it succeeded. */
  async function save(variables: Variables, fieldErrors: FieldErrorCodes = {}): Promise<boolean> {
    if (busy || secondsLeft > 0) return false
    mutation.reset()
    const errors = Object.entries(fieldErrors).map(([field, code = '']) => ({ field, code }))
    if (errors.length > 0) {
      formErrors.show(errors)
      return false
    }
    try {
      formErrors.clear()
      await mutation.mutateAsync(variables)
      return true
    } catch (error) {
      if (!isReauthCanceled(error)) formErrors.refuse(error)
      return false
    }
  }

  function hideSavedMessage() {
    if (saved) mutation.reset()
  }

  return {
    busy,
    secondsLeft,
    saved,
    /** Whether the server refused the last attempt; otherwise its errors were found before it was sent. */
    isRefused: mutation.isError,
    summary: formErrors.getSummary(),
    save,
    /** Hides the "saved" message after a change. */
    hideSavedMessage,
    /** Hides the "saved" message and the errors. */
    resetStatus() {
      hideSavedMessage()
      formErrors.clear()
    },
    getFieldError,
  }
}
