import type { FactPart } from '@brilla/contract/people/fact-choices'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import { useTranslation } from '../../../lib/translation.tsx'
import { BareSelect } from '../../../ui/Select.tsx'
import { audiences } from '../../accounts/account/AudienceSelect.tsx'

/** Who sees a part of the facts. Needs the texts of `account`. */
export function PartAudience({
  part,
  value,
  onChange,
}: {
  part: FactPart
  value: FieldAudience
  onChange: (audience: FieldAudience) => void
}) {
  const { t } = useTranslation(['facts', 'account'])
  const id = `${part}.audience`
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-sm text-quiet">
        {t('form.audience')}
        <span className="sr-only">: {t(`parts.${part}`)}</span>
      </label>
      <div className="min-w-[min(100%,11rem)] flex-1 sm:max-w-56">
        <BareSelect id={id} value={value} onChange={(event) => onChange(event.target.value as FieldAudience)}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {t(`account:audience.${audience}`)}
            </option>
          ))}
        </BareSelect>
      </div>
    </div>
  )
}
