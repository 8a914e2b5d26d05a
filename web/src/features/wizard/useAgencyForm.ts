import type { Self } from '@brilla/contract/account'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useDraft } from '../../lib/draft.ts'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { type AgencyValues, findMissingFields, toAgencyValues, withDraft } from './agency.ts'
import { useSetUpAgency } from './wizard.data.ts'

/** State of the agency form: values, errors and submit. */
export function useAgencyForm(self: Self) {
  const { t, i18n } = useTranslation('wizard')
  const navigate = useNavigate()
  const toast = useToast()
  const setUp = useSetUpAgency()
  const [draft, setDraft, dropDraft] = useDraft(`agency ${self.id}`)
  const values = withDraft(toAgencyValues(self), draft)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const { secondsLeft, handleRateLimit } = useRateLimit()

  const setValues = (patch: Partial<AgencyValues>) => setDraft(JSON.stringify({ ...values, ...patch }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || secondsLeft > 0) return
    const missing = findMissingFields(values).map((field) => ({ field, message: t(`agency.error.${field}`) }))
    setErrors(missing)
    if (missing.length > 0) return
    setBusy(true)
    try {
      await setUp({ ...values, web: values.web.trim() || null })
      dropDraft()
      toast(t('agency.ready', { name: values.agencyName.trim() }))
      await navigate('/explorar', { replace: true })
    } catch (error) {
      if (handleRateLimit(error)) return
      const fields = error instanceof ApiError ? error.errors : []
      setErrors(
        fields.length > 0
          ? fields.map(({ field, message }) => ({ field, message }))
          : [{ message: getErrorText(error, i18n) }],
      )
    } finally {
      setBusy(false)
    }
  }

  const getFieldError = (field: string) => errors.find((problem) => problem.field === field)?.message
  return { values, setValues, submit, errors, getFieldError, busy, secondsLeft }
}
