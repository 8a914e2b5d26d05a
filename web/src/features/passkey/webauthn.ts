/** WebAuthn in the browser. Loaded when a passkey is used, because few people who see the login have one. */
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Output } from '../../lib/api.types.ts'

/** Asks for a passkey of this site. @throws when the person declines */
export async function getPasskey(options: Output<'createPasskeyLoginOptions'>) {
  const optionsJSON: unknown = options
  const credential = await startAuthentication({
    optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
  })
  return { ...credential, clientExtensionResults: {} }
}

/** Creates a passkey for this site. @throws when the person declines */
export async function createPasskey(options: Output<'createPasskeyOptions'>) {
  const optionsJSON: unknown = options
  const credential = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  })
  return { ...credential, clientExtensionResults: {} }
}
