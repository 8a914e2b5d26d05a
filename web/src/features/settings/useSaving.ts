import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { problemText } from '../../lib/problems.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { isReauthCancelled } from '../session/confirmation.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'

const none: readonly FormProblem[] = []

export type Saving = ReturnType<typeof useSaving>

/** Submit state of a form: busy, saved, problems and rate limit. A control's id is its field name in the request. */
export function useSaving() {
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [problems, setProblems] = useState(none)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  /** Runs `work` unless there are `wrong` fields. Resolves with whether it succeeded. */
  async function save(work: () => Promise<unknown>, wrong: readonly FormProblem[] = none): Promise<boolean> {
    if (busy || secondsLeft > 0) return false
    setSaved(false)
    setProblems(wrong)
    if (wrong.length > 0) return false
    setBusy(true)
    try {
      await work()
      setSaved(true)
      return true
    } catch (error) {
      if (isReauthCancelled(error) || handleRateLimit(error)) return false
      const fields = error instanceof ApiError ? error.errors : []
      setProblems(fields.length > 0 ? fields : [{ message: problemText(error, i18n) }])
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    /** Seconds until the next attempt is allowed. */
    secondsLeft,
    saved,
    problems,
    save,
    /** Hides the "saved" message after a change. */
    forget: () => setSaved(false),
    /** Hides the "saved" message and the problems. */
    forgetAll() {
      setSaved(false)
      setProblems(none)
    },
    errorAt: (field: string) => problems.find((problem) => problem.field === field)?.message,
  }
}
