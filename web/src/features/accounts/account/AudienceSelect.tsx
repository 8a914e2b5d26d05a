import type { FieldAudience } from '@brilla/contract/platform/fields'
import { useId } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Control } from '../../../lib/use-api-form.ts'
import { BareSelect } from '../../../ui/Select.tsx'

/** From everyone to nobody. */
export const audiences = ['everyone', 'agencies', 'nobody'] as const satisfies readonly FieldAudience[]

export type AudienceField = 'showEmail' | 'showBirthdate' | 'showCity'

/** The key of a choice in the texts of `account`. A city for everyone is in the preview for guests, too (P-profiles-16). */
export const audienceLabel = (name: AudienceField, audience: FieldAudience) =>
  name === 'showCity' && audience === 'everyone' ? 'audience.everyoneCity' : (`audience.${audience}` as const)

/** Who sees a field, chosen next to it; of a minor nobody does (P-minors-9). Needs the texts of `account`. */
export function AudienceSelect({
  name,
  minor,
  value,
  setValue,
}: {
  name: AudienceField
  minor: boolean
} & Omit<Control<FieldAudience>, 'error'>) {
  const { t } = useTranslation('account')
  const id = useId()
  if (minor) return <p className="text-sm text-quiet">{t('audience.minor')}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm text-quiet">
        {t(`audience.${name}`)}
      </label>
      <div className="min-w-[min(100%,11rem)] flex-1 sm:max-w-56">
        <BareSelect
          id={id}
          name={name}
          value={value}
          onChange={(event) => setValue(event.target.value as FieldAudience)}
        >
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {t(audienceLabel(name, audience))}
            </option>
          ))}
        </BareSelect>
      </div>
    </div>
  )
}
