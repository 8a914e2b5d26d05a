import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../../lib/translation.tsx'
import { audienceLabel, audiences } from '../../accounts/account/AudienceSelect.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'

const fields = {
  showEmail: 'emailAudience',
  showBirthdate: 'birthdateAudience',
  showCity: 'cityAudience',
} as const

/** Who sees e-mail, birth date or city (P-settings-18). */
export function AudienceRow({ self, name }: { self: Self; name: keyof typeof fields }) {
  const { t } = useTranslation(['settings', 'account'])
  return (
    <ChoiceRow
      name={name}
      legend={t(`account:audience.${name}`)}
      options={audiences.map((value) => ({ value, label: t(`account:${audienceLabel(name, value)}`) }))}
      current={self[fields[name]]}
      hint={t(`privacy.${name}Hint`)}
    />
  )
}
