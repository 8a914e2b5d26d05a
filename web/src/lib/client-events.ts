import type { ClientEvents } from '@brilla/contract/conversations/realtime'

/** Returns whether there was a connection. */
type Emit = (event: keyof ClientEvents, payload: unknown) => boolean

let emit: Emit | undefined

/** Sets how events are sent; nothing while there is no realtime connection. */
export function setEmit(next: Emit | undefined): void {
  emit = next
}

/** Sends an event that may be lost, such as `typing`. Returns false if there is no connection, and it was dropped. */
export function emitEvent(event: keyof ClientEvents, payload: unknown): boolean {
  return emit?.(event, payload) ?? false
}
