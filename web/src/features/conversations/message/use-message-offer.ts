import { useState } from 'react'
import { useCore, type Core } from '../../../lib/context.tsx'
import { canOfferAfterMessage, markOfferedAfterMessage } from '../../notifications/notification/push/offer.ts'

export async function loadMessageOffer({ translator }: Core) {
  const [module] = await Promise.all([import('./MessagePushOffer.tsx'), translator.load(['notification'])])
  return module
}

/** Whether push notifications are offered: after the first message that is sent in this browser (P-notifications-19). */
export function useMessageOffer() {
  const core = useCore()
  const [isOffered, setIsOffered] = useState(false)
  return {
    isOffered,
    /** While the message is written: shown later than with it, the offer would move the messages. */
    preload() {
      if (canOfferAfterMessage()) void loadMessageOffer(core).catch(() => undefined)
    },
    async show() {
      if (!canOfferAfterMessage()) return
      try {
        await loadMessageOffer(core)
      } catch {
        // Without a connection the next message tries again.
        return
      }
      markOfferedAfterMessage()
      setIsOffered(true)
    },
  }
}
