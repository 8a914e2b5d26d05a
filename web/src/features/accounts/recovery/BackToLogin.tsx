import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'

export function BackToLogin() {
  const { t } = useTranslation('recovery')
  return (
    <Link to="/login" className="inline-flex min-h-11 items-center font-semibold underline">
      {t('back')}
    </Link>
  )
}
