import type { Self } from '@brilla/contract/accounts/account'
import { Link } from 'react-router'
import { eyeColors, hairColors, vocalRanges } from '@brilla/contract/people/fact-choices'
import { useTranslation } from '../../lib/translation.tsx'
import { useOwnCategories } from '../../features/people/category/category.queries.ts'
import { useFactsForm } from '../../features/people/facts/use-facts-form.ts'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SaveBar } from '../../features/onboarding/settings/SaveBar.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { readUnsavedValues, storeUnsavedValues } from '../../features/onboarding/settings/unsaved-values.ts'
import { Form } from '../../ui/Form.tsx'
import {
  AvailabilitySection,
  CreditsSection,
  LanguagesSection,
  RepresentationSection,
  ShowreelSection,
  SkillsSection,
  PartSection,
  type SectionProps,
} from './FactsSections.tsx'
import { FactTags } from '../../features/people/facts/FactTags.tsx'
import { measurements } from '../../features/people/facts/facts-form.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The facts of the profile that casting needs, each part with its audience (P-profiles-19). */
export default function Facts() {
  const { t } = useTranslation(['settings', 'facts'])
  return (
    <SettingsPage talentOnly title={t('facts.title')} text={t('facts:form.text')}>
      {(self) => self.facts && <FactsForm self={self} facts={self.facts} />}
    </SettingsPage>
  )
}

/** Categories whose talents are asked for measurements, and for voice and instruments. */
const measured = ['cinematografia', 'modelaje', 'musica']
const musical = ['musica']

function FactsForm({ self, facts }: { self: Self; facts: NonNullable<Self['facts']> }) {
  const { t } = useTranslation(['settings', 'facts'])
  const draftKey = `facts ${self.id}`
  const form = useFactsForm(facts, {
    read: () => readUnsavedValues(draftKey),
    store: (values) => storeUnsavedValues(draftKey, values),
  })
  const categories = useOwnCategories().data ?? []
  const isIn = (slugs: readonly string[]) =>
    categories.some(({ slug, subscribed }) => subscribed && slugs.includes(slug))
  const minor = self.birthdateChange === 'minor'
  const { audience: _, ...sizes } = facts.measurements
  const hasSizes = Object.values(sizes).some((value) => value !== null)
  const hasMusic = facts.music.vocalRange !== null || facts.music.instruments.length > 0
  const offersMeasurements = !minor && (isIn(measured) || hasSizes)
  const offersMusic = isIn(musical) || hasMusic

  return (
    <>
      <SavingNotice form saving={form} />
      <Form noValidate onSubmit={form.submit} aria-busy={form.busy} className="grid gap-10">
        {minor && <p className="text-quiet">{t('facts:form.minor')}</p>}
        <SkillsSection form={form} />
        <LanguagesSection form={form} />
        {!minor && <AvailabilitySection form={form} />}
        <CreditsSection form={form} />
        <ShowreelSection form={form} self={self} />
        {offersMusic && <MusicSection form={form} />}
        {offersMeasurements && <MeasurementsSection form={form} />}
        {!minor && <RepresentationSection form={form} />}
        {!(offersMusic && (offersMeasurements || minor)) && (
          <p className="text-sm text-quiet">
            {t(minor ? 'facts:form.moreMinor' : 'facts:form.more')}{' '}
            <Link to="/user/settings/categories" className="font-semibold underline underline-offset-4">
              {t('facts:form.categories')}
            </Link>
          </p>
        )}
        <SaveBar form={form}>
          {t('facts:form.saved')}{' '}
          <Link to={`/profile/${self.profile_url}/biografia`} className="underline">
            {t('facts:form.profile')}
          </Link>
        </SaveBar>
      </Form>
      <LeaveGuard dirty={form.dirty} onLeave={() => storeUnsavedValues(draftKey, {})} />
    </>
  )
}

function MusicSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  const instruments = form.control('music.instruments')
  return (
    <PartSection form={form} part="music" text={t('form.kept')}>
      <Select {...form.register('music.vocalRange')} label={t('fields.vocalRange')}>
        <option value="">{t('form.none')}</option>
        {vocalRanges.map((range) => (
          <option key={range} value={range}>
            {t(`voice.${range}`)}
          </option>
        ))}
      </Select>
      <FactTags
        id="music.instruments"
        of="instrument"
        tags={instruments.value}
        error={instruments.error}
        onChange={instruments.setValue}
      />
    </PartSection>
  )
}

function MeasurementsSection({ form }: SectionProps) {
  const { t } = useTranslation('facts')
  return (
    <PartSection form={form} part="measurements" text={`${t('form.measurementsText')} ${t('form.kept')}`}>
      <div className="grid gap-5 sm:grid-cols-2">
        {measurements.map((name) => (
          <TextField
            key={name}
            {...form.register(`measurements.${name}`)}
            label={t(`form.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            hint={name === 'shoeEu' ? t('form.shoeHint') : undefined}
          />
        ))}
        <Select {...form.register('measurements.hair')} label={t('fields.hair')}>
          <option value="">{t('form.none')}</option>
          {hairColors.map((color) => (
            <option key={color} value={color}>
              {t(`hair.${color}`)}
            </option>
          ))}
        </Select>
        <Select {...form.register('measurements.eyes')} label={t('fields.eyes')}>
          <option value="">{t('form.none')}</option>
          {eyeColors.map((color) => (
            <option key={color} value={color}>
              {t(`eyes.${color}`)}
            </option>
          ))}
        </Select>
      </div>
    </PartSection>
  )
}
