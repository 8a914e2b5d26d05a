import { useTranslation } from '../../../../lib/translation.tsx'
import { Link } from 'react-router'
import { useTitle } from '../../../../lib/page-title.ts'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { cn } from '../../../../ui/cn.ts'
import { EmptyState } from '../../../../ui/State.tsx'
import { DeskTabs } from '../DeskTabs.tsx'
import { RequestList } from './RequestList.tsx'
import { RequestPane } from './RequestPane.tsx'
import { useContactAddress } from './use-contact-address.ts'

/** What people have sent through `/contacto`: the list and one request, below 1,200 px one of the two at a time. */
export function ContactDesk() {
  const { t } = useTranslation(['contactDesk', 'moderation'])
  useTitle(t('title'))
  const isWide = useMinWidth(1200)
  const address = useContactAddress()
  const { requestId } = address
  return (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10 lg:col-span-2">
      <h1 className="mb-4 px-4 pt-4 text-3xl font-extrabold md:px-0 md:pt-0">{t('moderation:title')}</h1>
      <DeskTabs current="contact" />
      <div className={cn('grid gap-6', isWide && 'grid-cols-[320px_minmax(0,1fr)]')}>
        {(isWide || !requestId) && <RequestList address={address} />}
        {(isWide || requestId) && (
          <div className="min-w-0">
            {!isWide && (
              <Link
                to={address.getSearch({ request: undefined })}
                className="mx-4 mb-2 inline-flex min-h-11 items-center font-semibold underline md:mx-0"
              >
                {t('back')}
              </Link>
            )}
            {requestId ? (
              <RequestPane key={requestId} id={requestId} />
            ) : (
              <EmptyState title={t('choose')} text={t('chooseText')} />
            )}
          </div>
        )}
      </div>
    </main>
  )
}
