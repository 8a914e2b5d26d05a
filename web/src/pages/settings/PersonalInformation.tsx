import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { AudienceSelect } from '../../features/accounts/account/AudienceSelect.tsx'
import { BirthdateWithAudience } from '../../features/accounts/account/BirthdateWithAudience.tsx'
import { CityField } from '../../features/accounts/account/CityField.tsx'
import { CountryField } from '../../features/accounts/account/CountryField.tsx'
import { isMinorsDate } from '../../features/accounts/account/registration-form.ts'
import { SexField } from '../../features/accounts/account/SexField.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { Section } from '../../ui/Section.tsx'
import { cn } from '../../ui/cn.ts'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { LeaveGuard } from '../../features/onboarding/settings/LeaveGuard.tsx'
import { PendingEmail } from '../../features/onboarding/settings/PendingEmail.tsx'
import { links } from '../../features/onboarding/settings/personal-form.ts'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { SavingButton, SavingNotice } from '../../features/accounts/session/SaveControls.tsx'
import { saveBarClass } from '../../features/onboarding/settings/save-bar-class.ts'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { usePersonalForm } from '../../features/onboarding/settings/use-personal-form.ts'

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
  const { t } = useTranslation(['settings', 'account'])
  const form = usePersonalForm(self)
  const count = useFormatCount()
  const { register, control, agency } = form
  const [country, birthdate, sex] = [control('pais'), control('fecha'), control('sexo')]
  const { setValue: setCity, ...city } = control('ciudad')
  const [showEmail, showCity] = [control('showEmail'), control('showCity')]
  const email = register('email')
  const publicHint = agency ? undefined : t('personal.public')
  const minor = isMinorsDate(birthdate.value)
  const left = form.biographyLeft
  const name = (
    <>
      <TextField
        {...register('nombre')}
        label={t('personal.nombre')}
        autoComplete="given-name"
        hint={publicHint}
      />
      <TextField
        {...register('apellido')}
        label={t('personal.apellido')}
        autoComplete="family-name"
        hint={publicHint}
      />
    </>
  )
  const emailField = (
    <div className="grid gap-2">
      <TextField
        {...email}
        error={form.emailError}
        label={t('personal.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={(event) => form.checkEmail(event.target.value)}
        hint={t(form.checking ? 'personal.checking' : agency ? 'personal.emailAgency' : 'personal.emailHint')}
      />
      <PendingEmail self={self} withReauth={form.withReauth} />
      {!agency && (
        <AudienceSelect
          name="showEmail"
          value={showEmail.value}
          minor={minor}
          onChange={showEmail.setValue}
        />
      )}
    </div>
  )
  const birthdateAndSex = (
    <>
      <BirthdateWithAudience
        birthdate={birthdate}
        audience={agency ? undefined : control('showBirthdate')}
        minor={minor}
        hint={
          <>
            {t(getBirthdateHint(self, minor))}{' '}
            {self.birthdateChange !== 'once' && (
              <Link to="/contacto?type=birthdate" className="underline">
                {t('personal.birthdateRequest')}
              </Link>
            )}
          </>
        }
        disabled={self.birthdateChange !== 'once'}
      />
      <SexField name="sexo" value={sex.value} onChange={sex.setValue} isPublic={!agency} />
    </>
  )

  return (
    <>
      <SavingNotice form saving={form} />
      <Form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        aria-busy={form.busy || form.checking}
        className="grid gap-10"
      >
        {agency ? (
          <>
            <Section title={t('personal.whoAgency')}>
              <TextField
                {...register('agencyName')}
                label={t('personal.agencyName')}
                autoComplete="organization"
                hint={t(self.verified ? 'personal.agencyNameVerified' : 'personal.public')}
              />
              {minor ? (
                <p className="text-sm text-quiet">{t('personal.contactEmailMinor')}</p>
              ) : (
                <TextField
                  {...register('contactEmail')}
                  optional
                  label={t('personal.contactEmail')}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  hint={t('personal.contactEmailHint')}
                />
              )}
            </Section>
            <Section title={t('personal.contact')} text={t('personal.contactText')}>
              {name}
              {emailField}
              {birthdateAndSex}
            </Section>
          </>
        ) : (
          <Section title={t('personal.who')}>
            {name}
            {emailField}
            {birthdateAndSex}
          </Section>
        )}
        <Section title={t('personal.where')}>
          <div className="grid gap-2">
            <CityField
              {...register('ciudad')}
              {...city}
              label={t('personal.ciudad')}
              country={country.value}
              onChoose={(name, code) => {
                setCity(name)
                country.setValue(code)
              }}
            />
            <AudienceSelect
              name="showCity"
              value={showCity.value}
              minor={minor}
              onChange={showCity.setValue}
            />
          </div>
          <CountryField
            id="pais"
            name="pais"
            label={t('personal.pais')}
            autoComplete="country"
            value={country.value}
            error={country.error}
            onChange={(event) => country.setValue(event.target.value)}
            hint={t('personal.public')}
          />
          <TextField
            {...register('profile.phone')}
            optional
            label={t('personal.phone')}
            type="tel"
            autoComplete="tel"
            hint={t('personal.phoneHint')}
          />
        </Section>
        <Section title={t('personal.about')}>
          <TextArea
            {...register('biografia')}
            optional
            label={t('personal.biografia')}
            hint={
              left < 500
                ? t(left < 0 ? 'personal.over' : 'personal.left', {
                    count: Math.abs(left),
                    formatted: count(Math.abs(left)),
                  })
                : t('personal.biografiaHint')
            }
          />
        </Section>
        <Section title={t('personal.links')} text={t('personal.linksHint')}>
          {links.map(({ field: name, name: label, example }) => (
            <TextField
              {...register(`profile.${name}`)}
              key={name}
              optional
              label={label}
              placeholder={example}
              inputMode="url"
              autoCapitalize="off"
              autoComplete="off"
            />
          ))}
          <TextField
            {...register('profile.web')}
            optional
            label={t('personal.web')}
            inputMode="url"
            autoCapitalize="off"
            autoComplete="url"
          />
        </Section>
        <div className={cn(saveBarClass, form.dirty && 'tall:sticky')}>
          <SavingButton type="submit" saving={form}>
            {t('save')}
          </SavingButton>
          <SavedMessage>
            {form.saved && (
              <>
                {form.mailedTo
                  ? t('personal.mailed', { email: form.mailedTo })
                  : t('warning.actualizacion_exitosamente')}{' '}
                {!agency && (
                  <Link to={`/profile/${self.profile_url}/biografia`} className="underline">
                    {t('personal.profile')}
                  </Link>
                )}
              </>
            )}
          </SavedMessage>
        </div>
      </Form>
      <LeaveGuard dirty={form.dirty} onLeave={form.forget} />
      {form.dialog}
    </>
  )
}

/** The state of the birth date before one tries to change it (P-settings-19). */
function getBirthdateHint({ birthdateChange }: Self, isMinorTyped: boolean) {
  if (birthdateChange === 'minor') return 'personal.birthdateMinor'
  if (birthdateChange === 'corrected') return 'personal.birthdateCorrected'
  return isMinorTyped ? 'personal.birthdateMakesMinor' : 'personal.birthdateOnce'
}
