import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { storeRegistered } from './registered.ts'
import {
  formatBirthdate,
  validateRegistration,
  controlIds,
  emptyRegistration,
  storeDraft,
  readDraft,
  type RegistrationValues,
} from './registration.ts'
import { useEmailLookUp } from './useEmailLookUp.ts'

interface Wrong {
  field: string
  message: string
  code: string
}

const fieldIndex = (field: string) => Object.keys(controlIds).indexOf(field)

/** State of the registration form: values, errors, look-up of the e-mail, and submit. */
export function useRegistration() {
  const { t, i18n } = useTranslation(['account', 'common'])
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const draft = useMemo(() => (hydrated ? readDraft() : emptyRegistration), [hydrated])
  const [typed, setTyped] = useState<RegistrationValues | null>(null)
  const values = typed ?? draft
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const wait = useRateLimit('register')
  const lookUp = useEmailLookUp(
    values.email,
    async (email, signal) => (await api.call('emailExists', { params: { email } }, { signal })).exists,
  )

  function setValues(patch: Partial<RegistrationValues>) {
    const next = { ...values, ...patch }
    setTyped(next)
    storeDraft(next)
  }

  function show(found: readonly Wrong[]) {
    const list = found.toSorted((a, b) => fieldIndex(a.field) - fieldIndex(b.field))
    setWrong(list)
    setErrors(
      list.map(({ field, message }) => ({ ...(controlIds[field] && { field: controlIds[field] }), message })),
    )
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || wait.secondsLeft > 0) return
    const found: Wrong[] = validateRegistration(values).map(({ field, error }) => ({
      field,
      code: error,
      message: t(`error.${error}`),
    }))
    setBusy(true)
    try {
      // Pressing the button often blurs the e-mail field, which starts a look-up: wait for it.
      if (await lookUp.settled()) {
        found.push({ field: 'email', code: 'correo_existe', message: t('user.correo_existe') })
      }
      show(found)
      if (found.length > 0) return
      const { nombre, apellido, email, password, sex, ciudad, country } = values
      const registered = await api.call('registerUser', {
        body: {
          username: Date.now(),
          nombre,
          apellido,
          email,
          password,
          sex: sex === 'none' ? null : sex,
          ciudad,
          country,
          birthdate: formatBirthdate(values) ?? '',
          langCode: translator.language(),
          terms: true,
        },
      })
      storeRegistered(registered)
      await navigate('/register/success', { replace: true })
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : []
      if (fields.length > 0) show(fields.map(({ field, error: code, message }) => ({ field, code, message })))
      else setErrors(wait.handleRateLimit(error) ? [] : [{ message: getErrorText(error, i18n) }])
      if (fields.some((field) => field.error === 'correo_existe')) lookUp.learn(true)
    } finally {
      setBusy(false)
    }
  }

  const getFieldError = (field: string) => wrong.find((one) => one.field === field)?.message
  return { values, setValues, submit, errors, getFieldError, busy, lookUp, wait }
}
