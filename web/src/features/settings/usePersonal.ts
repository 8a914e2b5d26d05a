import type { Self } from '@brilla/contract/account'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEmailLookUp } from '../account/useEmailLookUp.ts'
import { useCore } from '../../lib/context.tsx'
import { useReauth } from '../session/useReauth.tsx'
import { toRequestBody, validatePersonal, toPersonalValues, type PersonalValues } from './personal.ts'
import { useSelfCache, useSaveSettings } from './settings.data.ts'
import { useSaving } from './useSaving.ts'
import { useUnsaved } from './useUnsaved.ts'

/** State of the personal information form: values, look-up of a new e-mail, and save. */
export function usePersonal(self: Self) {
  const { t } = useTranslation('settings')
  const { api } = useCore()
  const { withReauth, dialog } = useReauth()
  const { saveAll } = useSaveSettings()
  const selfCache = useSelfCache()
  const saving = useSaving()
  const [typed, setTyped, forget] = useUnsaved<Partial<PersonalValues>>(`personal ${self.id}`, {})
  const [mailedTo, setMailedTo] = useState('')

  const agency = self.type === 'agencia'
  const current = toPersonalValues(self)
  const values: PersonalValues = { ...current, ...typed }
  const dirty = (Object.keys(current) as (keyof PersonalValues)[]).some((key) => values[key] !== current[key])
  const lookUp = useEmailLookUp(
    values.email,
    async (email, signal) =>
      email !== self.email &&
      (await api.call('emailExistsForUser', { params: { email } }, { signal })).exists,
  )

  function setValues(patch: Partial<PersonalValues>) {
    setTyped((before) => ({ ...before, ...patch }))
    saving.hideSavedMessage()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = validatePersonal(values, agency).map(({ field, error }) => ({
      field,
      message: t(`error.${error}`),
    }))
    // Pressing the button often blurs the e-mail field, which starts a look-up: wait for it.
    if (await lookUp.settled()) wrong.push({ field: 'email', message: t('user.correo_existe') })
    const email = typed.email?.trim()
    let mailed = ''
    const worked = await saving.save(async () => {
      // Read first, so that changes made elsewhere, the e-mail above all, are not reverted.
      const now = await selfCache.read().catch(() => self)
      mailed = email && email !== now.email ? email : ''
      await withReauth(() => saveAll(toRequestBody({ ...toPersonalValues(now), ...typed }, agency)))
    }, wrong)
    if (!worked) return
    setTyped({})
    setMailedTo(mailed)
  }

  // The date of birth has three controls; the summary links to the first.
  const errors = useMemo(
    () => saving.errors.map((one) => (one.field === 'fecha' ? { ...one, field: 'birthdate-day' } : one)),
    [saving.errors],
  )
  const getFieldError = (field: string) =>
    field === 'email' && lookUp.taken ? t('user.correo_existe') : saving.getFieldError(field)
  return {
    agency,
    values,
    dirty,
    /** The new e-mail that the last save sent a mail to; empty if it did not change. */
    mailedTo,
    checking: lookUp.checking,
    withReauth,
    dialog,
    errors,
    setValues,
    checkEmail: lookUp.check,
    submit,
    /** Discards unsaved changes. */
    forget,
    getFieldError,
    saving,
  }
}
