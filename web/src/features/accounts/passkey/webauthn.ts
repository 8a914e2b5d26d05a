/** WebAuthn in the browser. Loaded on demand, after the first render, because a page does not need it to be shown. */
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Input, Output } from '../../../lib/api.types.ts'

/** What a passkey has signed, as the server verifies it. */
export type PasskeyCredential = Input<'authenticateWithPasskey'>['body']['credential']

type RequestOptions = Output<'createPasskeyLoginOptions'>

let isAsking = false

async function get(options: RequestOptions, useBrowserAutofill: boolean): Promise<PasskeyCredential> {
  const optionsJSON: unknown = options
  const credential = await startAuthentication({
    optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill,
  })
  return { ...credential, clientExtensionResults: {} }
}

/** Asks for a passkey of this site. @throws when the person declines */
export async function getPasskey(options: RequestOptions): Promise<PasskeyCredential> {
  isAsking = true
  try {
    return await get(options, false)
  } finally {
    isAsking = false
  }
}

/**
 * Lets the browser suggest passkeys in the field whose `autocomplete` ends in `webauthn`.
 * @throws when `stop` is aborted, and when a passkey is asked for in another way
 */
export async function suggestPasskey(options: RequestOptions, stop: AbortSignal): Promise<PasskeyCredential> {
  // The browser allows one request at a time, and this one would cancel that of the person.
  if (isAsking) throw new DOMException('A passkey is being asked for', 'AbortError')
  stop.addEventListener('abort', () => isAsking || WebAuthnAbortService.cancelCeremony(), { once: true })
  return get(options, true)
}

/** Creates a passkey for this site. @throws when the person declines */
export async function createPasskey(options: Output<'createPasskeyOptions'>) {
  const optionsJSON: unknown = options
  const credential = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  })
  return { ...credential, clientExtensionResults: {} }
}
