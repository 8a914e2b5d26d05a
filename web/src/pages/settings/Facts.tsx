import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { useOwnCategories } from '../../features/people/category/category.queries.ts'
import { useFactsForm } from '../../features/people/facts/use-facts-form.ts'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SaveBar } from '../../features/onboarding/settings/SaveBar.tsx'
import { SavingNotice } from '../../features/accounts/session/SaveControls.tsx'
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
} from './FactsSections.tsx'
import { MeasurementsSection, MusicSection } from './FactsOfCategories.tsx'

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
      <Form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        aria-busy={form.busy}
        className="grid gap-10"
      >
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
