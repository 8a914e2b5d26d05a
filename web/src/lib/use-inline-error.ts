import { useState } from 'react'
import { useTranslation } from './translation.tsx'
import { getErrorText } from './error-text.ts'
import { useRateLimit } from './use-rate-limit.ts'

/**
 * The error of a control that saves immediately: a message, or the `secondsLeft` of a rate limit, which is stored under the
 * control's `name`.
 */
export function useInlineError(name: string) {
  const { i18n } = useTranslation()
  const { secondsLeft, handleRateLimit } = useRateLimit(name)
  const [message, setMessage] = useState<string>()
  return {
    error: secondsLeft > 0 ? undefined : message,
    secondsLeft,
    setError: (error: unknown) => setMessage(handleRateLimit(error) ? undefined : getErrorText(error, i18n)),
    clearError: () => setMessage(undefined),
  }
}
