import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { type AgencyValues, toAgencyValues, validateAgency } from './agency-form.ts'
import { useSetUpAgency } from './wizard.mutations.ts'

/** State of the agency form; its draft survives a reload. */
export function useAgencyForm(self: Self) {
  const { t } = useTranslation('wizard')
  const { mutateAsync: setUp } = useSetUpAgency()
  const [draft, setDraft, dropDraft] = useDraft(`agency ${self.id}`)
  const form = useApiForm<AgencyValues>({
    defaultValues: toAgencyValues(self),
    validate: validateAgency,
    rateLimit: 'personal',
    async send(values) {
      const { contactEmail, ...others } = values
      // P-minors-4: there is no field for it.
      const contact = self.birthdateChange === 'minor' ? {} : { contactEmail }
      await setUp({ ...others, ...contact, web: values.web.trim() || null })
      dropDraft()
    },
    // The contact person's name is asked for in other words than one's own.
    getTextKey: (field, code) =>
      code === 'nombre_y_apellido' || code === 'ciudad' ? `wizard:agency.error.${field}` : '',
    getLabel: (field) => (isAgencyField(field) ? t(`agency.${field}`) : undefined),
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  return form
}

const fields = [
  'agencyName',
  'contactEmail',
  'nombre',
  'apellido',
  'country',
  'ciudad',
  'web',
  'biography',
] as const
const isAgencyField = (field: string): field is keyof AgencyValues =>
  (fields as readonly string[]).includes(field)
