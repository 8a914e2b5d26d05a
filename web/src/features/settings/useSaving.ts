import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { problemText } from '../../lib/problems.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { isNotConfirmed } from '../session/confirmation.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'

const none: readonly FormProblem[] = []

export type Saving = ReturnType<typeof useSaving>

/** A form's way to the server: whether it is under way, has worked, or what was wrong. A control's id is its wire name. */
export function useSaving() {
  const { i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [problems, setProblems] = useState(none)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  /** Does the work unless something is `wrong` already. True when it worked. */
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
      if (isNotConfirmed(error) || handleRateLimit(error)) return false
      const fields = error instanceof ApiError ? error.errors : []
      setProblems(fields.length > 0 ? fields : [{ message: problemText(error, i18n) }])
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    /** Seconds until another attempt makes sense, after too many. */
    secondsLeft,
    saved,
    problems,
    save,
    /** What was said about the last attempt no longer holds: something has been typed since. */
    forget: () => setSaved(false),
    /** The same of what was wrong, where something else says so while one types. */
    forgetAll() {
      setSaved(false)
      setProblems(none)
    },
    errorAt: (field: string) => problems.find((problem) => problem.field === field)?.message,
  }
}
