import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from './problems.ts'
import { useRateLimit } from './useRateLimit.ts'

/** The error of a control that saves immediately: a message, or the `secondsLeft` of a rate limit. */
export function useInlineError() {
  const { i18n } = useTranslation()
  const { secondsLeft, handleRateLimit } = useRateLimit()
  const [problem, setProblem] = useState<string>()
  return {
    problem: secondsLeft > 0 ? undefined : problem,
    secondsLeft,
    setError: (error: unknown) => setProblem(handleRateLimit(error) ? undefined : problemText(error, i18n)),
    clearError: () => setProblem(undefined),
  }
}
