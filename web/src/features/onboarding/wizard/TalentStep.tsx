import type { Self } from '@brilla/contract/accounts/account'
import { useState } from 'react'
import { isMinor } from '@brilla/contract/accounts/age'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormErrors } from '../../../lib/use-form-errors.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useSaveFacts } from '../../people/facts/facts.mutations.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useFactsDraft, type WizardFacts } from './use-facts-draft.ts'
import { useSaveBiography } from './wizard.mutations.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FactTags } from '../../people/facts/FactTags.tsx'
import { type SpokenLanguage, LanguageFields } from '../../people/facts/LanguageFields.tsx'

/** Step 4: the biography, and facts for who wants to add them. The page owns the text, because the preview shows it while typing. */
export function TalentStep({
  self,
  facts: saved,
  text,
  onText,
  onSaved,
  ...props
}: StepProps & {
  self: Self
  facts: NonNullable<Self['facts']>
  text: string
  onText: (text: string) => void
  onSaved: () => void
}) {
  const { t } = useTranslation('wizard')
  const saveBiography = useSaveBiography()
  const saveFacts = useSaveFacts()
  const facts = useFactsDraft({ id: self.id, facts: saved })
  const busy = saveBiography.isPending || saveFacts.isPending
  const errors = useFormErrors({
    getTextKey: (_, code) => (code === 'required' ? 'wizard:talent.none' : ''),
    rateLimit: 'write',
  })
  const [isEmptyRefused, setIsEmptyRefused] = useState(false)
  const biography = text.trim()
  const isFixed = isEmptyRefused && biography !== ''

  async function submit() {
    const isEmpty = biography === '' && facts.body === null
    setIsEmptyRefused(isEmpty)
    if (isEmpty) return errors.show([{ field: 'biography', code: 'required' }])
    const missing = Object.entries(facts.errors).map(([field, code = '']) => ({ field, code }))
    if (missing.length > 0) return errors.show(missing)
    errors.clear()
    try {
      if (biography !== self.biography) await saveBiography.mutateAsync(biography)
      onSaved()
      if (facts.body) await saveFacts.mutateAsync(facts.body)
      facts.drop()
      props.onNext()
    } catch (error) {
      errors.refuse(error)
    }
  }

  return (
    <StepFrame
      {...props}
      step="talent"
      summary={errors.getSummary((field) => field === 'biography' && isFixed)}
      busy={busy}
      left={errors.secondsLeft}
      onSubmit={() => void submit()}
    >
      <TextArea
        id="biography"
        label={t('talent.label')}
        hint={t('talent.hint')}
        rows={6}
        value={text}
        onChange={(event) => onText(event.target.value)}
        error={isFixed ? undefined : errors.getFieldError('biography')}
      />
      <FoldedFacts
        values={facts.values}
        birthdate={self.birthdate}
        isTyped={facts.body !== null}
        getError={errors.getFieldError}
        onChange={facts.set}
      />
    </StepFrame>
  )
}

/** Skills, languages and availability, folded until they are wanted (P-wizard-11). */
function FoldedFacts({
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
