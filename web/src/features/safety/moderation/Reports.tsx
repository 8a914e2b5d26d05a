import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import { Time } from '../../../lib/Time.tsx'
import type { useDeskAddress } from './use-desk-address.ts'

/** The reports of a case: who, why and when. */
export function Reports({
  opened: { reports },
  address,
}: {
  opened: ModerationCase
  address: ReturnType<typeof useDeskAddress>
}) {
  const { t } = useTranslation('moderation')
  return (
    <ul className="grid grid-cols-1 gap-3">
      {reports.map(({ id, reporter, reason, description, createdAt, others }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="text-sm text-quiet">
            {reporter ? (
              <Link to={address.personSearch(reporter.id)} className="font-semibold text-ink underline">
                {reporter.fullname}
              </Link>
            ) : (
              t('deletedAccount')
            )}{' '}
            · {t(`reason.${reason}`)} · <Time at={createdAt} />
          </p>
          {description && <p className="written">{description}</p>}
          {reporter && (
            <p className="text-sm text-quiet">
              {others.upheld + others.dismissed + others.open === 0
                ? t('others.none')
                : t('others.some', others)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
