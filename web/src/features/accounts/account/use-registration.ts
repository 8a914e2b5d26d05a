import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { tabStore } from '../../../lib/storage.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { storeRegistered } from './stored-registration.ts'
import {
  readDraft,
  registrationDefaults,
  storeDraft,
  toRegistrationBody,
  validateRegistration,
  type RegistrationValues,
} from './registration-form.ts'
import { useEmailLookUp } from './use-email-look-up.ts'

/** State of the registration form, with the look-up of its e-mail. */
export function useRegistration() {
  const { t } = useTranslation('account')
  const { api, translator } = useCore()
  const navigate = useNavigate()
  const lookUp = useEmailLookUp(
    async (email, signal) => (await api.call('emailExists', { params: { email } }, { signal })).exists,
  )
  const withKey = useIdempotencyKey('registration', tabStore)
  const toBody = (values: RegistrationValues) => toRegistrationBody(values, translator.language())
  /** What a retry has the same of, without the password, which is not stored. */
  function toContent(values: RegistrationValues) {
    const { password: _password, username: _username, ...content } = toBody(values)
    return content
  }
  /** Whether the e-mail may be taken by the account that an earlier attempt has registered. */
  const isRetry = (values: RegistrationValues) => withKey.isLost(toContent(values))
  const form = useApiForm<RegistrationValues>({
    defaultValues: registrationDefaults,
    validate: (values) => ({
      ...(lookUp.isTaken(values.email) && !isRetry(values) && { email: 'correo_existe' }),
      ...validateRegistration(values),
    }),
    // Pressing the button often blurs the e-mail field, which starts a look-up.
    validateSubmit: async (values) =>
      (await lookUp.settled(values.email)) && !isRetry(values) ? { email: 'correo_existe' } : {},
    async send(values) {
      try {
        const body = toBody(values)
        const registered = await withKey(toContent(values), (key) =>
          api.call('registerUser', { headers: { 'idempotency-key': key }, body }),
        )
        storeRegistered(registered)
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
