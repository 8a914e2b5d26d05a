import { localStore } from '../../../../lib/storage.ts'

/** Local storage: how often the dropdown was opened, or that the offer was dismissed. */
const key = 'push offer'
const dismissed = 'dismissed'
/** The opening at which push notifications are offered first: by then the person uses them. */
const firstOffered = 3

/** Local storage: set once the offer has been made after a message. */
const messageKey = 'push offer message'

/** Counts an opening of the dropdown. Returns whether it offers push notifications. */
export function countOpening(): boolean {
  if (isOfferDismissed()) return false
  const openings = Math.min(Number(localStore.getItem(key)) + 1, firstOffered)
  localStore.setItem(key, String(openings))
  return openings >= firstOffered
}

/** Whether push notifications can still be offered after a message: once, unless the offer was dismissed. */
export const canOfferAfterMessage = (): boolean =>
  !isOfferDismissed() && localStore.getItem(messageKey) === null

export function markOfferedAfterMessage(): void {
  localStore.setItem(messageKey, '1')
}

export const isOfferDismissed = (): boolean => localStore.getItem(key) === dismissed

export function dismissOffer(): void {
  localStore.setItem(key, dismissed)
}
