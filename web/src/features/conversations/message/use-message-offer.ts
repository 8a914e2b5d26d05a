import { useState } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { canOfferAfterMessage, markOfferedAfterMessage } from '../../notifications/notification/push/offer.ts'

export const MessagePushOffer = lazyComponent(() => import('./MessagePushOffer.tsx'), ['notification'])

/** Whether push notifications are offered: after the first message that is sent in this browser (P-notifications-19). */
export function useMessageOffer() {
  const core = useCore()
  const [isOffered, setIsOffered] = useState(false)
  return {
    isOffered,
    /** While the message is written: shown later than with it, the offer would move the messages. */
    preload() {
      if (canOfferAfterMessage()) void MessagePushOffer.load(core).catch(() => undefined)
    },
    async show() {
      if (!canOfferAfterMessage()) return
      try {
        await MessagePushOffer.load(core)
      } catch {
        // Without a connection the next message tries again.
        return
      }
      markOfferedAfterMessage()
      setIsOffered(true)
    },
  }
}
