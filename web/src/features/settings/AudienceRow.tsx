import type { Self } from '@brilla/contract/account'
import type { FieldAudience } from '@brilla/contract/fields'
import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { audienceLabel, audiences } from '../account/AudienceSelect.tsx'
import { useInlineError } from '../../lib/useInlineError.ts'
import { InlineError } from '../../ui/InlineError.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { useSaveSomeSettings } from './settings.mutations.ts'

const fields = {
  showEmail: 'emailAudience',
  showBirthdate: 'birthdateAudience',
  showCity: 'cityAudience',
} as const

/** Who sees e-mail, birth date or city: saved immediately, and back to what is saved when the server refuses (P-settings-18). */
export function AudienceRow({ self, name }: { self: Self; name: keyof typeof fields }) {
  const { t } = useTranslation(['settings', 'account'])
  const { mutateAsync: save } = useSaveSomeSettings()
  const { error, secondsLeft, setError, clearError } = useInlineError(name)
  const [chosen, setChosen] = useState<FieldAudience>()
  const [saved, setSaved] = useState(false)

  async function choose(audience: FieldAudience) {
    setSaved(false)
    clearError()
    setChosen(audience)
    try {
      await save({ [name]: audience })
      setSaved(true)
    } catch (refusal) {
      setError(refusal)
    }
    // A later choice may still be on its way.
    setChosen((latest) => (latest === audience ? undefined : latest))
  }

  return (
    <li className="grid gap-1 p-4">
      <RadioGroup
        name={name}
        legend={t(`account:audience.${name}`)}
        options={audiences.map((value) => ({ value, label: t(`account:${audienceLabel(name, value)}`) }))}
        selected={chosen ?? self[fields[name]]}
        disabled={secondsLeft > 0}
        onChange={(event) => void choose(event.target.value as FieldAudience)}
      />
      <p className="text-sm text-quiet">{t(`privacy.${name}Hint`)}</p>
      <p role="status" className="min-h-6 text-sm font-semibold text-good">
        {saved && t('saved')}
      </p>
      <InlineError left={secondsLeft}>{error}</InlineError>
    </li>
  )
}
