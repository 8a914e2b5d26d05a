import { isMinor } from '@brilla/contract/accounts/age'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../../lib/server-time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FactTags } from '../../people/facts/FactTags.tsx'
import { type SpokenLanguage, LanguageFields } from '../../people/facts/LanguageFields.tsx'
import type { WizardFacts } from './use-facts-draft.ts'

/** Skills, languages and availability, folded until they are wanted (P-wizard-11). */
export function FoldedFacts({
  values: { skills, languages, availability },
  birthdate,
  isTyped,
  getError,
  onChange,
}: {
  values: WizardFacts
  birthdate: string
  /** Whether something of it was typed before: it is open then. */
  isTyped: boolean
  getError: (field: string) => string | undefined
  onChange: (part: Partial<WizardFacts>) => void
}) {
  const { t } = useTranslation(['wizard', 'facts'])
  const [wasTyped] = useState(isTyped)
  const isPublic = [skills, languages, availability].every(({ audience }) => audience === 'everyone')
  return (
    <details open={wasTyped} className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-90" />
        {t('facts.title')}
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-5">
        <p className="text-sm text-quiet">{t(isPublic ? 'facts.public' : 'facts.chosen')}</p>
        <FactTags
          id="skills.items"
          of="skill"
          tags={skills.items}
          error={getError('skills.items')}
          onChange={(items) => onChange({ skills: { ...skills, items } })}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">{t('facts.languages')}</legend>
          <LanguageFields
            items={languages.items}
            getError={getError}
            onChange={(items: SpokenLanguage[]) => onChange({ languages: { ...languages, items } })}
          />
        </fieldset>
        {!isMinor(new Date(serverNow()), birthdate) && (
          <fieldset>
            <legend className="mb-1 font-semibold">{t('facts.availability')}</legend>
            <Checkbox
              label={t('facts:form.open')}
              checked={availability.open}
              onChange={({ target: { checked } }) =>
                onChange({ availability: { ...availability, open: checked } })
              }
            />
            <Checkbox
              label={t('facts:form.travels')}
              checked={availability.travels}
              onChange={({ target: { checked } }) =>
                onChange({ availability: { ...availability, travels: checked } })
              }
            />
          </fieldset>
        )}
      </div>
    </details>
  )
}
