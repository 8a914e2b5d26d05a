import type { Self } from '@brilla/contract/accounts/account'
import { Link } from 'react-router'
import { useTranslation } from '../../lib/translation.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { Form } from '../../ui/Form.tsx'
import { Section } from '../../ui/Section.tsx'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { SaveBar } from '../../features/onboarding/settings/SaveBar.tsx'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { usePersonalForm } from '../../features/onboarding/settings/use-personal-form.ts'
import { AgencyFields, BiographyField, LinkFields, PersonFields, PlaceFields } from './PersonalFields.tsx'

export default function PersonalInformation() {
  const { t } = useTranslation('settings')
  const agency = useSelf().data?.type === 'agencia'
  return (
    <SettingsPage
      more
      title={t('personal.title')}
      text={agency ? t('personal.textAgency') : t('personal.text')}
    >
      {(self) => <PersonalForm self={self} />}
    </SettingsPage>
  )
}

function PersonalForm({ self }: { self: Self }) {
  const { t } = useTranslation('settings')
  const form = usePersonalForm(self)
  const { agency } = form
  return (
    <>
      <SavingNotice form saving={form} />
      <Form noValidate onSubmit={form.submit} aria-busy={form.busy || form.checking} className="grid gap-10">
        {agency && (
          <Section title={t('personal.whoAgency')}>
            <AgencyFields self={self} form={form} />
          </Section>
        )}
        <Section
          {...(agency
            ? { title: t('personal.contact'), text: t('personal.contactText') }
            : { title: t('personal.who') })}
        >
          <PersonFields self={self} form={form} />
        </Section>
        <Section title={t('personal.where')}>
          <PlaceFields form={form} />
        </Section>
        <Section title={t('personal.about')}>
          <BiographyField form={form} />
        </Section>
        <Section title={t('personal.links')} text={t('personal.linksHint')}>
          <LinkFields form={form} />
        </Section>
        <SaveBar form={form}>
          {form.mailedTo
            ? t('personal.mailed', { email: form.mailedTo })
            : t('warning.actualizacion_exitosamente')}{' '}
          {!agency && (
            <Link to={`/profile/${self.profile_url}/biografia`} className="underline">
              {t('personal.profile')}
            </Link>
          )}
        </SaveBar>
      </Form>
      <LeaveGuard dirty={form.dirty} onLeave={form.forget} />
      {form.dialog}
    </>
  )
}
