import { useLayoutEffect, useRef } from 'react'

export interface ToggleOptions<Response> {
  /** The state on screen. */
  on: boolean
  /** Sends the wanted state; the request is idempotent. */
  send: (on: boolean) => Promise<Response>
  /** Shows the wanted state (optimistic update). */
  show: (on: boolean) => void
  /** Applies the server's response to the last intent, such as counts that others changed meanwhile. */
  onSuccess?: (response: Response) => void
  /** Called after the rollback of a refused change. */
  onError: (error: unknown) => void
}

interface Flight {
  busy: boolean
  wanted: boolean
  /** The state that the server has confirmed. */
  confirmed: boolean
}

/**
 * Switches something on and off, such as a like or a follow: optimistic update, one request at a time,
 * the last intent wins, rollback on refusal. Returns the button's handler.
 */
export function useToggle<Response>(options: ToggleOptions<Response>): () => Promise<void> {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const flight = useRef<Flight>({ busy: false, wanted: false, confirmed: false })
  return () => toggle(flight.current, () => latest.current)
}

/** Handles one press. `options` is read again at each use, since the page can change during a request. */
export async function toggle<Response>(
  flight: Flight,
  options: () => ToggleOptions<Response>,
): Promise<void> {
  if (!flight.busy) flight.wanted = flight.confirmed = options().on
  flight.wanted = !flight.wanted
  options().show(flight.wanted)
  if (flight.busy) return

  flight.busy = true
  try {
    while (flight.wanted !== flight.confirmed) {
      const sent = flight.wanted
      const response = await options().send(sent)
      flight.confirmed = sent
      if (flight.wanted === sent) options().onSuccess?.(response)
    }
  } catch (error) {
    if (flight.wanted === flight.confirmed) return
    options().show(flight.confirmed)
    options().onError(error)
  } finally {
    flight.busy = false
  }
}
