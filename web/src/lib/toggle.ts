import { useLayoutEffect, useRef } from 'react'

export interface ToggleOptions<Answer> {
  /** What is on screen now. */
  on: boolean
  /** Tells the server what is wanted; told twice, it must change nothing. */
  send: (on: boolean) => Promise<Answer>
  /** Puts what is wanted on screen. */
  show: (on: boolean) => void
  /** Takes over what the server made of the last intent: counts that others changed meanwhile. */
  settle?: (answer: Answer) => void
  /** The server refused, and the screen has been taken back: a word about it. */
  onError: (error: unknown) => void
}

interface Flight {
  busy: boolean
  wanted: boolean
  /** What the server is known to hold. */
  held: boolean
}

/**
 * Switches something on and off, such as a like or a follow: at once on the screen, one call at a time,
 * the last intent wins, taken back on refusal. Answers the function for the button.
 */
export function useToggle<Answer>(options: ToggleOptions<Answer>): () => Promise<void> {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const flight = useRef<Flight>({ busy: false, wanted: false, held: false })
  return () => toggle(flight.current, () => latest.current)
}

/** One press. `options` is asked anew each time, since the page goes on while a call is under way. */
export async function toggle<Answer>(flight: Flight, options: () => ToggleOptions<Answer>): Promise<void> {
  if (!flight.busy) flight.wanted = flight.held = options().on
  flight.wanted = !flight.wanted
  options().show(flight.wanted)
  if (flight.busy) return

  flight.busy = true
  try {
    while (flight.wanted !== flight.held) {
      const sent = flight.wanted
      const answer = await options().send(sent)
      flight.held = sent
      if (flight.wanted === sent) options().settle?.(answer)
    }
  } catch (error) {
    if (flight.wanted === flight.held) return
    options().show(flight.held)
    options().onError(error)
  } finally {
    flight.busy = false
  }
}
