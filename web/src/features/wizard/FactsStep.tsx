import type { Self } from '@brilla/contract/account'
import { limits } from '@brilla/contract/limits'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormErrors } from '../../lib/useFormErrors.ts'
import { useDraft } from '../../lib/draft.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { isUnder } from '../account/age.ts'
import { FactTags } from '../facts/FactTags.tsx'
import { type SpokenLanguage, LanguageFields } from '../facts/LanguageFields.tsx'
import { useSaveFacts } from '../facts/facts.mutations.ts'
import { type FactsValues, listChangedParts, toFactsBody, toFactsValues } from '../facts/factsForm.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

type Values = Pick<FactsValues, 'skills' | 'languages' | 'availability'>

/** Step 5: skills, languages and availability; the settings have the other facts (P-wizard-11). */
export function FactsStep({
  self,
  facts,
  ...props
}: StepProps & { self: Self; facts: NonNullable<Self['facts']> }) {
  const { t } = useTranslation(['wizard', 'facts'])
  const { mutate, isPending } = useSaveFacts()
  const saved = toFactsValues(facts)
  const [draft, setDraft, dropDraft] = useDraft(`facts ${self.id}`, { tab: true })
  const values: FactsValues = { ...saved, ...(draft && (JSON.parse(draft) as Values)) }
  const { skills, languages, availability } = values
  const errors = useFormErrors({
    getTextKey: (_, code) => (code === 'required' ? 'wizard:facts.none' : ''),
    rateLimit: 'write',
    controlIds: { facts: 'skills.items' },
  })
  const isFilled = skills.items.length > 0 || languages.items.length > 0
  const isPublic = [skills, languages, availability].every(({ audience }) => audience === 'everyone')
  const getError = (field: string) => errors.getFieldError(field)
  const set = (part: Partial<Values>) =>
    setDraft(JSON.stringify({ skills, languages, availability, ...part }))

  function submit() {
    const missing = languages.items.flatMap(({ code }, index) =>
      code ? [] : [{ field: `languages.items.${index}.code`, code: 'not_a_choice' }],
    )
    if (missing.length > 0) return errors.show(missing)
    if (!isFilled) return errors.show([{ field: 'facts', code: 'required' }])
    errors.clear()
    mutate(toFactsBody(listChangedParts(values, facts)), {
      onSuccess() {
        dropDraft()
        props.onNext()
      },
      onError: errors.refuse,
    })
  }

  return (
    <StepFrame
      {...props}
      step="facts"
      summary={errors.getSummary()}
      busy={isPending}
      left={errors.secondsLeft}
      onSubmit={submit}
    >
      <p className="text-sm text-quiet">{t(isPublic ? 'facts.public' : 'facts.chosen')}</p>
      <FactTags
        id="skills.items"
        of="skill"
        tags={skills.items}
        error={getError('skills.items')}
        onChange={(items) => set({ skills: { ...skills, items } })}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{t('facts.languages')}</legend>
        <LanguageFields
          items={languages.items}
          getError={getError}
          onChange={(items: SpokenLanguage[]) => set({ languages: { ...languages, items } })}
        />
      </fieldset>
      {!isUnder(limits.ageAdult, self.birthdate) && (
        <fieldset>
          <legend className="mb-1 font-semibold">{t('facts.availability')}</legend>
          <Checkbox
            label={t('facts:form.open')}
            checked={availability.open}
            onChange={({ target: { checked } }) => set({ availability: { ...availability, open: checked } })}
          />
          <Checkbox
            label={t('facts:form.travels')}
            checked={availability.travels}
            onChange={({ target: { checked } }) =>
              set({ availability: { ...availability, travels: checked } })
            }
          />
        </fieldset>
      )}
    </StepFrame>
  )
}
