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

interface RequestState {
  busy: boolean
  wanted: boolean
  /** The state that the server has confirmed. */
  confirmed: boolean
}

/**
 * Switches something on and off, such as a like or a follow: optimistic update, one request at a time,
 * the last intent wins, rollback on refusal. Returns the button's handler, which resolves with the state that the server has
 * confirmed: the one on screen may not be drawn yet.
 */
export function useToggle<Response>(options: ToggleOptions<Response>): () => Promise<boolean> {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const requestState = useRef<RequestState>({ busy: false, wanted: false, confirmed: false })
  return () => toggle(requestState.current, () => latest.current)
}

/**
 * Handles one press, and resolves with the confirmed state. `options` is read again at each use, since the page can change
 * during a request.
 */
export async function toggle<Response>(
  requestState: RequestState,
  options: () => ToggleOptions<Response>,
): Promise<boolean> {
  if (!requestState.busy) requestState.wanted = requestState.confirmed = options().on
  requestState.wanted = !requestState.wanted
  options().show(requestState.wanted)
  if (requestState.busy) return requestState.confirmed

  requestState.busy = true
  try {
    while (requestState.wanted !== requestState.confirmed) {
      const sent = requestState.wanted
      const response = await options().send(sent)
      requestState.confirmed = sent
      if (requestState.wanted === sent) options().onSuccess?.(response)
    }
  } catch (error) {
    if (requestState.wanted !== requestState.confirmed) {
      options().show(requestState.confirmed)
      options().onError(error)
    }
  } finally {
    requestState.busy = false
  }
  return requestState.confirmed
}
