import { useState } from 'react'
import { useTranslation } from './translation.tsx'
import { describeError, isUnspecific, readFormErrors, type CodedError } from './form-errors.ts'
import { useRateLimit } from './use-rate-limit.ts'

export interface FormErrorOptions {
  /** The key of the form's own text for an error; where there is none, the error has its text in the contract. */
  getTextKey: (field: string, code: string) => string
  /** The values of the form's own texts. */
  textValues?: Record<string, string>
  /** Errors of a refused request, where they are not those that the server names. */
  readErrors?: (error: unknown) => readonly CodedError[] | undefined
  /** The label of a field, which the summary shows where the message does not say what it is about. */
  getLabel?: (field: string) => string | undefined
  /** The ids of controls that differ from the names of their fields. */
  controlIds?: Record<string, string>
  /** Stores an exceeded rate limit under this name for this tab. */
  rateLimit: string
}

const none: readonly LocatedError[] = []

/**
 * The errors of the last attempt to send a form, in the order of its controls, or the wait after too many attempts. They
 * are kept as codes and translated when they are shown.
 */
export function useFormErrors({
  getTextKey,
  textValues,
  readErrors,
  getLabel,
  controlIds = {},
  rateLimit,
}: FormErrorOptions) {
  const { i18n } = useTranslation()
  const { secondsLeft, handleRateLimit } = useRateLimit(rateLimit)
  const [attempt, setAttempt] = useState({ count: 0, errors: none })

  const getControlId = (field: string) => controlIds[field] ?? field
  const describe = (error: CodedError) => describeError(error, i18n, getTextKey, textValues)
  const clear = () => setAttempt(({ count }) => ({ count, errors: none }))

  function show(errors: readonly CodedError[]) {
    setAttempt(({ count }) => ({ count: count + 1, errors: locateErrors(errors, getControlId) }))
  }

  return {
    /** Seconds until the next attempt is allowed. */
    secondsLeft,
    getControlId,
    describe,
    show,
    clear,
    /** Shows why a request was refused, and returns its errors; none for a rate limit, which is counted down. */
    refuse(error: unknown): readonly CodedError[] {
      if (handleRateLimit(error)) {
        clear()
        return []
      }
      const errors = readErrors?.(error) ?? readFormErrors(error)
      show(errors)
      return errors
    },
    /** The message at a field in the last attempt. */
    getFieldError(field: string): string | undefined {
      const found = attempt.errors.find(({ error }) => error.field === field)
      return found && describe(found.error)
    },
    /** The props of the error summary; `isFixed` tells whether a field has become right since. */
    getSummary: (isFixed: (field: string) => boolean = () => false) => ({
      attempt: attempt.count,
      errors: attempt.errors.map(({ error, controlId }) => {
        const message = describe(error)
        if (error.field === undefined || !controlId) return { message }
        const label = isUnspecific(error.code) ? getLabel?.(error.field) : undefined
        return {
          field: controlId,
          message: label ? joinLabel(label, message) : message,
          isFixed: isFixed(error.field),
        }
      }),
    }),
  }
}

/** A label that is a question has its punctuation already. */
const joinLabel = (label: string, message: string) =>
  label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`

interface LocatedError {
  error: CodedError
  /** Absent for an error of the whole form, or of a field without a control. */
  controlId?: string
}

/** Finds the controls of the errors and sorts by their position in the document; errors without a control are first. */
function locateErrors(
  errors: readonly CodedError[],
  getControlId: (field: string) => string,
): LocatedError[] {
  return errors
    .map((error) => {
      const controlId = error.field === undefined ? '' : getControlId(error.field)
      return { error, controlId, control: document.getElementById(controlId) }
    })
    .toSorted(({ control: first }, { control: second }) => {
      if (!first || !second) return Number(first !== null) - Number(second !== null)
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
    })
    .map(({ error, controlId, control }) => ({ error, ...(control && { controlId }) }))
}
