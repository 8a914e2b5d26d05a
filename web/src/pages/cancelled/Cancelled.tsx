import { useTranslation } from '../../lib/translation.tsx'
import { Navigate, useLocation } from 'react-router'
import { asLanguage } from '../../lib/language.ts'
import { calendarDate } from '../../lib/time.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'

/** Shown after canceling, with the date until which the account can be restored. */
export default function Cancelled() {
  const { t, i18n } = useTranslation('deactivation')
  const { deletedAt } = (useLocation().state ?? {}) as { deletedAt?: string }
  if (!deletedAt) return <Navigate to="/" replace />
  const date = calendarDate(deletedAt, asLanguage(i18n.language))
  return (
    <FormPage title={t('cancelled.title')} text={t('cancelled.text', { date })}>
      <p>{t('cancelled.back')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">{t('cancelled.login')}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('cancelled.home')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
