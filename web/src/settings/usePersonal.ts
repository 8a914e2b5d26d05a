import type { Self } from '@brilla/contract/account'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { looksLikeEmail } from '../account/registration.ts'
import { useCore } from '../core/context.tsx'
import { useFresh } from '../session/useFresh.tsx'
import { bodyOf, checkPersonal, valuesOf, type PersonalValues } from './personal.ts'
import { useSaveSettings } from './settings.data.ts'
import { useSaving } from './useSaving.ts'

/** The form of the personal information at work: its values, the look-up of a new e-mail, and the save. */
export function usePersonal(self: Self) {
  const { t } = useTranslation('settings')
  const { api } = useCore()
  const { fresh, dialog } = useFresh()
  const { saveAll } = useSaveSettings()
  const saving = useSaving()
  const [typed, setTyped] = useState<Partial<PersonalValues>>({})
  const lookUp = useRef<Promise<boolean>>(undefined)
  const [checking, setChecking] = useState(false)
  /** The last e-mail that was looked up, and whether another account has it. */
  const [lookedUp, setLookedUp] = useState({ email: '', exists: false })

  const agency = self.type === 'agencia'
  const present = valuesOf(self)
  const values: PersonalValues = { ...present, ...typed }
  const dirty = (Object.keys(present) as (keyof PersonalValues)[]).some((key) => values[key] !== present[key])
  const email = values.email.trim().toLowerCase()
  const taken = lookedUp.exists && lookedUp.email === email

  function change(part: Partial<PersonalValues>) {
    setTyped((before) => ({ ...before, ...part }))
    saving.forget()
  }

  /** platform.md section 5: "used when the e-mail already exists (check on blur, message user.correo_existe)". */
  function checkEmail() {
    if (email === self.email || email === lookedUp.email || !looksLikeEmail(email)) return
    setChecking(true)
    lookUp.current = api
      .call('emailExistsForUser', { params: { email } })
      .then(({ exists }) => {
        setLookedUp({ email, exists })
        return exists
      })
      // The save will say whether the server can be reached.
      .catch(() => false)
      .finally(() => setChecking(false))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = checkPersonal(values, agency).map(({ field, error }) => ({
      field,
      message: t(`error.${error}`),
    }))
    // Pressing the button is what left the field, as often as not: the look-up it began comes first.
    const exists = checking ? await lookUp.current : taken
    if (exists) wrong.push({ field: 'email', message: t('user.correo_existe') })
    const worked = await saving.save(() => fresh(() => saveAll(bodyOf(values, agency))), wrong)
    if (worked) setTyped({})
  }

  // The birth date is three controls; a summary leads to the first.
  const problems = useMemo(
    () => saving.problems.map((one) => (one.field === 'fecha' ? { ...one, field: 'birthdate-day' } : one)),
    [saving.problems],
  )
  const errorAt = (field: string) =>
    field === 'email' && taken ? t('user.correo_existe') : saving.errorAt(field)
  return {
    agency,
    values,
    dirty,
    checking,
    dialog,
    problems,
    change,
    checkEmail,
    submit,
    errorAt,
    saving,
  }
}
