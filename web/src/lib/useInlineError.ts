import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from './problems.ts'
import { useWait } from './useRateLimit.ts'

/** Why a control that saves at once did not: in words, or as the seconds `left` until trying again makes sense. */
export function useRefusal() {
  const { i18n } = useTranslation()
  const { left, heed } = useWait()
  const [problem, setProblem] = useState<string>()
  return {
    problem: left > 0 ? undefined : problem,
    left,
    refuse: (error: unknown) => setProblem(heed(error) ? undefined : problemText(error, i18n)),
    forget: () => setProblem(undefined),
  }
}
