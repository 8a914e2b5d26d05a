import { countCharacters } from '@brilla/contract/platform/truncate'
import type { Self } from '@brilla/contract/accounts/account'
import { limits } from '@brilla/contract/platform/limits'
import { trimInvisible, trimVisible } from '@brilla/contract/platform/text'
import { useState } from 'react'
import { translate, type TextKey } from '../../../lib/i18n.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { isMinorsDate } from '../../accounts/account/registration-form.ts'
import { useEmailLookUp } from '../../accounts/account/use-email-look-up.ts'
import { useCore } from '../../../lib/context.tsx'
import type { FieldPath } from '../../../lib/create-form.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { isReauthCanceled } from '../../accounts/session/confirmation.ts'
import { useReauth } from '../../accounts/session/use-reauth.tsx'
import {
  applyChanges,
  flatten,
  links,
  listChanges,
  toPersonalValues,
  toRequestBody,
  validatePersonal,
  type PersonalValues,
} from './personal-form.ts'
import { useSaveSettings, useSelfCache, type WithReauth } from './settings.mutations.ts'
import { readUnsavedValues, storeUnsavedValues } from './unsaved-values.ts'

/** State of the personal information form, with the look-up of a new e-mail. */
export function usePersonalForm(self: Self) {
  const { t, i18n } = useTranslation('settings')
  const { api } = useCore()
  const { withReauth, dialog } = useReauth()
  const { save, saving, mailedTo } = useSavePersonal(self, withReauth)
  const draftKey = `personal ${self.id}`

  const agency = self.type === 'agencia'
  const account = toPersonalValues(self)
  const lookUp = useEmailLookUp(
    async (email, signal) =>
      email !== self.email &&
      (await api.call('emailExistsForUser', { params: { email } }, { signal })).exists,
  )
  const form = useApiForm<PersonalValues>({
    // Fields that are not changed follow the account, which may change in another tab.
    values: account,
    validate: (values) => ({
      ...(lookUp.isTaken(values.email) && { email: 'correo_existe' }),
      ...validatePersonal(values, agency),
    }),
    // Pressing the button often blurs the e-mail field, which starts a look-up.
    validateSubmit: async ({ email }) => ((await lookUp.settled(email)) ? { email: 'correo_existe' } : {}),
    send,
    rateLimit: 'personal',
    readErrors: (error) => (isReauthCanceled(error) ? [] : undefined),
    getTextKey(field, code) {
      if (code === 'correo_existe') return 'settings:user.correo_existe'
      if (field === 'biografia' && code === 'too_long') return 'settings:personal.biografiaLong'
      return `settings:error.${code}`
    },
    getLabel(field) {
      const name = field.replace('profile.', '')
      const key = `settings:personal.${name}`
      const link = links.find((each) => each.field === name)
      return link?.name ?? (i18n.exists(key) ? translate(i18n, key as TextKey) : undefined)
    },
    // The date of birth has three controls; the summary links to the first.
    controlIds: { fecha: 'birthdate' },
  })
  useFormDraft(form.form, {
    read: () => ({ ...readUnsavedValues(draftKey) }),
    store(values) {
      const changes = listChanges(values, account)
      storeUnsavedValues(draftKey, changes)
      // The "saved" message is about what is on screen.
      const isTyped = Object.keys(changes).length > 0 && !form.form.getState().isSubmitting
      if (saving.isSuccess && isTyped) saving.reset()
    },
  })

  async function send(values: PersonalValues) {
    const changes = listChanges(values, account)
    const saved = await save(changes)
    const present = saved ? toPersonalValues(saved) : applyChanges(account, changes)
    const fields = flatten(present)
    const typed = flatten(form.form.getValues())
    const changed = listChanges(form.form.getValues(), values)
    // What was sent is replaced by what is saved: a new e-mail is still the old one until it is confirmed.
    for (const path of Object.keys(changes) as FieldPath<PersonalValues>[])
      if (typed[path] === changes[path]) form.form.setValue(path, fields[path] ?? '')
    // What was typed meanwhile stays (P-settings-25): it is neither what was sent nor what is saved.
    const unsaved = Object.fromEntries(
      Object.entries(listChanges(form.form.getValues(), present)).filter(([path]) => path in changed),
    )
    storeUnsavedValues(draftKey, unsaved)
    if (Object.keys(unsaved).length > 0) saving.reset()
  }

  /** Discards unsaved changes. */
  const forget = () => storeUnsavedValues(draftKey, {})

  const { values } = form
  return {
    ...form,
    /** The error of the e-mail, which is also shown before the form is sent. */
    emailError: lookUp.isTaken(values.email) ? t('user.correo_existe') : form.getFieldError('email'),
    agency,
    minor: isMinorsDate(values.fecha),
    /** Characters that may still be typed; negative if the biography is too long. */
    biographyLeft: limits.biographyMax - countCharacters(trimVisible(values.biografia)),
    dirty: Object.keys(listChanges(values, account)).length > 0,
    busy: form.busy || saving.isPending,
    saved: saving.isSuccess,
    isRefused: saving.isError,
    mailedTo,
    checking: lookUp.isChecking(values.email),
    checkEmail: lookUp.check,
    withReauth,
    dialog,
    forget,
  }
}

/** Saves changed values; `mailedTo` is the new e-mail that the last save sent a mail to, empty if it did not change. */
function useSavePersonal(self: Self, withReauth: WithReauth) {
  const saving = useSaveSettings(withReauth)
  const selfCache = useSelfCache()
  const [mailedTo, setMailedTo] = useState('')

  async function save(changes: Record<string, string>) {
    // Read first, so that changes made elsewhere, the e-mail above all, are not reverted.
    const now = await selfCache.read().catch(() => self)
    const values = applyChanges(toPersonalValues(now), changes)
    const saved = await saving.mutateAsync(toRequestBody(values, self.type === 'agencia'))
    const email = trimInvisible(values.email).toLowerCase()
    setMailedTo(email === now.email ? '' : email)
    return saved
  }

  return { save, saving, mailedTo }
}
