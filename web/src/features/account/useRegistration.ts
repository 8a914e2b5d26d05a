import { useTranslation } from '../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { useApiForm } from '../../lib/useApiForm.ts'
import { useFormDraft } from '../../lib/useFormDraft.ts'
import { storeRegistered } from './storedRegistration.ts'
import {
  readDraft,
  registrationDefaults,
  storeDraft,
  toRegistrationBody,
  validateRegistration,
  type RegistrationValues,
} from './registrationForm.ts'
import { useEmailLookUp } from './useEmailLookUp.ts'

/** State of the registration form, with the look-up of its e-mail. */
export function useRegistration() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const lookUp = useEmailLookUp(
    async (email, signal) => (await api.call('emailExists', { params: { email } }, { signal })).exists,
  )
  const form = useApiForm<RegistrationValues>({
    defaultValues: registrationDefaults,
    validate: (values) => ({
      ...(lookUp.isTaken(values.email) && { email: 'correo_existe' }),
      ...validateRegistration(values),
    }),
    // Pressing the button often blurs the e-mail field, which starts a look-up.
    validateSubmit: async ({ email }) => ((await lookUp.settled(email)) ? { email: 'correo_existe' } : {}),
    async send(values) {
      try {
        const body = toRegistrationBody(values, translator.language())
        storeRegistered(await api.call('registerUser', { body }))
      } catch (error) {
        const fields = error instanceof ApiError ? error.errors : []
        if (fields.some((field) => field.error === 'correo_existe')) lookUp.setTaken(values.email)
        throw error
      }
      await navigate('/register/success', { replace: true })
    },
    getTextKey(field, code) {
      if (code === 'nombre_y_apellido') return `account:error.${field}`
      return code === 'correo_existe' ? 'account:user.correo_existe' : `account:error.${code}`
    },
    getLabel: (field) =>
      field === 'nombre' || field === 'apellido' || field === 'ciudad' ? t(field) : undefined,
    rateLimit: 'register',
  })
  useFormDraft(form.form, { read: readDraft, store: storeDraft })
  return { ...form, lookUp }
}
