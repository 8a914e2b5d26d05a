/** Parts of the facts form that are for every talent. */
import type { ReactNode } from 'react'
import type { Self } from '@brilla/contract/accounts/account'
import type { FactPart } from '@brilla/contract/people/fact-choices'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import { audiences } from '../../features/accounts/account/AudienceSelect.tsx'
import { CreditFields } from '../../features/people/facts/CreditFields.tsx'
import { useOwnVideos } from '../../features/people/facts/facts.queries.ts'
import { FactTags } from '../../features/people/facts/FactTags.tsx'
import { LanguageFields } from '../../features/people/facts/LanguageFields.tsx'
import type { useFactsForm } from '../../features/people/facts/use-facts-form.ts'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Section } from '../../ui/Section.tsx'
import { BareSelect, Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface SectionProps {
  form: Pick<ReturnType<typeof useFactsForm>, 'register' | 'control' | 'getFieldError'>
}

/** A part with its heading and its audience. */
export function PartSection({
  form,
  part,
  text,
  children,
}: SectionProps & { part: FactPart; text: string; children: ReactNode }) {
  const { t } = useTranslation('facts')
  const audience = form.control(`${part}.audience`)
  return (
    <Section title={t(`parts.${part}`)} text={text}>
      {children}
      <PartAudience part={part} value={audience.value} onChange={audience.setValue} />
    </Section>
  )
}

export function SkillsSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  const items = form.control('skills.items')
  return (
    <PartSection form={form} part="skills" text={t('form.skillsText')}>
      <FactTags
        id="skills.items"
        of="skill"
        tags={items.value}
        error={items.error}
        onChange={items.setValue}
      />
    </PartSection>
  )
}

export function LanguagesSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  const items = form.control('languages.items')
  return (
    <PartSection form={form} part="languages" text={t('form.languagesText')}>
      <LanguageFields items={items.value} getError={form.getFieldError} onChange={items.setValue} />
    </PartSection>
  )
}

export function CreditsSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  const items = form.control('credits.items')
  return (
    <PartSection form={form} part="credits" text={t('form.creditsText')}>
      <CreditFields items={items.value} getError={form.getFieldError} onChange={items.setValue} />
    </PartSection>
  )
}

export function AvailabilitySection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  return (
    <PartSection form={form} part="availability" text={t('form.availabilityText')}>
      <div>
        <Checkbox {...form.register('availability.open')} label={t('form.open')} />
        <Checkbox {...form.register('availability.travels')} label={t('form.travels')} />
      </div>
      <TextField
        {...form.register('availability.from')}
        optional
        type="date"
        label={t('fields.from')}
        hint={t('form.fromHint')}
      />
    </PartSection>
  )
}

export function ShowreelSection({ form, self }: SectionProps & { self: Pick<Self, 'id'> }) {
  const { t, i18n } = useTranslation('facts')
  const language = asLanguage(i18n.language)
  const { data: videos = [] } = useOwnVideos(self.id)
  const chosen = form.control('showreel.postId').value
  const isListed = chosen === '' || videos.some(({ postId }) => postId === chosen)
  return (
    <PartSection form={form} part="showreel" text={t('form.showreelText')}>
      <Select
        {...form.register('showreel.postId')}
        // The options come later than the form: the value is set again with them.
        key={videos.length}
        label={t('fields.postId')}
        hint={videos.length === 0 ? t('form.noVideos') : undefined}
      >
        <option value="">{t('form.noVideo')}</option>
        {!isListed && <option value={chosen}>{t('form.chosenVideo')}</option>}
        {videos.map(({ postId, description, createdAt }) => (
          <option key={postId} value={postId}>
            {description || t('form.untitled', { date: exactTime(createdAt, language) })}
          </option>
        ))}
      </Select>
    </PartSection>
  )
}

export function RepresentationSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  return (
    <PartSection form={form} part="representation" text={t('form.representationText')}>
      <TextField
        {...form.register('representation.name')}
        optional
        label={t('fields.name')}
        autoComplete="off"
      />
      <TextField
        {...form.register('representation.link')}
        optional
        label={t('form.repLink')}
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
      />
    </PartSection>
  )
}

/** Who sees a part of the facts. Needs the texts of `account`. */
function PartAudience({
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
