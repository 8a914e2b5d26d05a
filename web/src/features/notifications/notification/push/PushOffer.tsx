import { BellRing, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { getErrorText } from '../../../../lib/error-text.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { dismissOffer, isOfferDismissed } from './offer.ts'
import { usePushState, useSetPush } from './push.queries.ts'

/**
 * A row that offers the notifications of this device, to those who have neither turned them on nor dismissed it
 * (P-notifications-19). Its texts are those of `notification`.
 */
export function PushOffer({
  lead,
  className,
}: {
  /** Why they would help at this moment. */
  lead?: string
  className?: string
}) {
  const { t, i18n } = useTranslation('notification')
  const state = usePushState()
  const { mutate, isPending, data: chosen, error } = useSetPush()
  const [isDismissed, setIsDismissed] = useState(isOfferDismissed)
  if (isDismissed || (state !== 'off' && chosen === undefined)) return null
  return (
    <div className={className}>
      <div className="flex items-center gap-2 text-sm">
        <BellRing aria-hidden size={18} className="shrink-0 text-quiet" />
        <p role="status" className="min-w-0 flex-1">
          {chosen && chosen !== 'off' && t(`push.${chosen}`)}
          {(chosen === undefined || chosen === 'off') && (
            <>
              {lead && <span className="pr-3">{lead}</span>}
              <button
                type="button"
                aria-busy={isPending}
                onClick={() => mutate(true)}
                className="min-h-11 text-left font-semibold underline"
              >
                {t('push.turnOn')}
              </button>
            </>
          )}
          {error && <span className="text-wrong"> {getErrorText(error, i18n)}</span>}
        </p>
        <IconButton
          label={t('push.dismiss')}
          onClick={() => {
            dismissOffer()
            setIsDismissed(true)
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      </div>
    </div>
  )
}
