/** The fields of the personal information. */
import type { Self } from '@brilla/contract/accounts/account'
import { Link } from 'react-router'
import { AudienceSelect } from '../../features/accounts/account/AudienceSelect.tsx'
import { BirthdateWithAudience } from '../../features/accounts/account/BirthdateWithAudience.tsx'
import { CityField } from '../../features/accounts/account/CityField.tsx'
import { CountryField } from '../../features/accounts/account/CountryField.tsx'
import { SexField } from '../../features/accounts/account/SexField.tsx'
import { PendingEmail } from '../../features/onboarding/settings/PendingEmail.tsx'
import { links } from '../../features/onboarding/settings/personal-form.ts'
import type { usePersonalForm } from '../../features/onboarding/settings/use-personal-form.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface FieldsProps {
  form: ReturnType<typeof usePersonalForm>
}

export function AgencyFields({ self, form: { register, minor } }: FieldsProps & { self: Self }) {
  const { t } = useTranslation('settings')
  return (
    <>
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
          autoComplete="off"
          hint={t('personal.contactEmailHint')}
        />
      )}
    </>
  )
}

/** Who the talent is, or the contact of the agency. */
export function PersonFields({ self, form }: FieldsProps & { self: Self }) {
  const { t } = useTranslation('settings')
  const { register, control, agency, minor } = form
  const nameHint = agency ? undefined : t('personal.public')
  return (
    <>
      <TextField
        {...register('nombre')}
        label={t('personal.nombre')}
        autoComplete="given-name"
        hint={nameHint}
      />
      <TextField
        {...register('apellido')}
        label={t('personal.apellido')}
        autoComplete="family-name"
        hint={nameHint}
      />
      <div className="grid gap-2">
        <TextField
          {...register('email')}
          error={form.emailError}
          label={t('personal.email')}
          type="email"
          autoComplete="email"
          onBlur={(event) => form.checkEmail(event.target.value)}
          hint={t(
            form.checking ? 'personal.checking' : agency ? 'personal.emailAgency' : 'personal.emailHint',
          )}
        />
        <PendingEmail self={self} withReauth={form.withReauth} />
        {!agency && <AudienceSelect name="showEmail" minor={minor} {...control('showEmail')} />}
      </div>
      <BirthdateWithAudience
        birthdate={control('fecha')}
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
      <SexField name="sexo" isPublic={!agency} {...control('sexo')} />
    </>
  )
}

/** The state of the birth date before one tries to change it (P-settings-19). */
function getBirthdateHint({ birthdateChange }: Self, isMinorTyped: boolean) {
  if (birthdateChange === 'minor') return 'personal.birthdateMinor'
  if (birthdateChange === 'corrected') return 'personal.birthdateCorrected'
  return isMinorTyped ? 'personal.birthdateMakesMinor' : 'personal.birthdateOnce'
}

export function PlaceFields({ form: { register, control, minor } }: FieldsProps) {
  const { t } = useTranslation('settings')
  const country = control('pais')
  return (
    <>
      <div className="grid gap-2">
        <CityField
          {...register('ciudad')}
          {...control('ciudad')}
          label={t('personal.ciudad')}
          country={country}
        />
        <AudienceSelect name="showCity" minor={minor} {...control('showCity')} />
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
    </>
  )
}

export function BiographyField({ form: { register, biographyLeft: left } }: FieldsProps) {
  const { t } = useTranslation('settings')
  const formatCount = useFormatCount()
  const count = Math.abs(left)
  return (
    <TextArea
      {...register('biografia')}
      optional
      label={t('personal.biografia')}
      hint={
        left < 500
          ? t(left < 0 ? 'personal.over' : 'personal.left', { count, formatted: formatCount(count) })
          : t('personal.biografiaHint')
      }
    />
  )
}

export function LinkFields({ form: { register } }: FieldsProps) {
  const { t } = useTranslation('settings')
  const shared = { optional: true, inputMode: 'url', autoCapitalize: 'off' } as const
  return (
    <>
      {links.map(({ field, name, example }) => (
        <TextField
          {...register(`profile.${field}`)}
          {...shared}
          key={field}
          label={name}
          placeholder={example}
          autoComplete="off"
        />
      ))}
      <TextField {...register('profile.web')} {...shared} label={t('personal.web')} autoComplete="url" />
    </>
  )
}
