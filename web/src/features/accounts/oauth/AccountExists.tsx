import { useTranslation } from '../../../lib/translation.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'

/** Tells that an account with this e-mail already exists (P-oauth-7). */
export function AccountExists({ email }: { email: string }) {
  const { t } = useTranslation('oauth')
  return (
    <FormPage title={t('exists.title')}>
      <p role="alert" className="rounded-md bg-ember-tint px-4 py-3 text-lg [overflow-wrap:anywhere]">
        {t('exists.text', { email })}
      </p>
      <p className="text-quiet">{t('exists.why')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" state={{ email }}>
          {t('return.login')}
        </ButtonLink>
        <ButtonLink to="/forgot" state={{ email }} variant="secondary">
          {t('exists.recover')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
