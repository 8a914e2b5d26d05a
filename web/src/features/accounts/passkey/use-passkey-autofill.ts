import { limits } from '@brilla/contract/platform/limits'
import { useEffect, useEffectEvent } from 'react'
import { useCore } from '../../../lib/context.tsx'
import type { PasskeyCredential } from './webauthn.ts'

/** Milliseconds after which the offer is renewed, because its challenge expires. */
const renewal = (limits.passkeyChallengeMinutes - 1) * 60_000

/**
 * Offers passkeys among the browser's suggestions for the field whose `autocomplete` ends in `webauthn`, where the browser
 * can, and passes on what the chosen one signed.
 */
export function usePasskeyAutofill(send: (credential: PasskeyCredential) => Promise<void>): void {
  const { api } = useCore()
  const offer = useEffectEvent(async (stop: AbortSignal) => {
    if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
    const [{ suggestPasskey }, options] = await Promise.all([
      import('./webauthn.ts'),
      api.call('createPasskeyLoginOptions'),
    ])
    if (!stop.aborted) await send(await suggestPasskey(options, stop))
  })
  useEffect(() => {
    const stop = new AbortController()
    // The form and the button work without it, and say what fails.
    const start = () => void offer(stop.signal).catch(() => undefined)
    start()
    const timer = setInterval(() => document.hidden || start(), renewal)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [])
}
