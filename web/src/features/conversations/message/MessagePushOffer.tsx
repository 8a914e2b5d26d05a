import { useTranslation } from '../../../lib/translation.tsx'
import { PushOffer } from '../../notifications/notification/push/PushOffer.tsx'

/** Offers the notifications of this device to somebody who now waits for an answer (P-notifications-19). */
export default function MessagePushOffer() {
  const { t } = useTranslation('message')
  return <PushOffer lead={t('compose.offer')} className="-mt-1 mb-2 pl-2" />
}
