/** Links to the state of a request, in mails to its sender: signed, so that no token is stored. They end with the request. */
import { contactStatusPath } from '@brilla/contract/safety/contact'
import type { Context } from '../../context.ts'
import { readSignedId, signId } from '../../platform/signed-id.ts'

const use = 'contact'

/** The token is in the fragment, so that it never appears in a log. */
export function createStatusUrl(signer: Pick<Context, 'config' | 'secret'>, id: string): string {
  return `${signer.config.PUBLIC_URL}${contactStatusPath}#${signId(signer, use, id)}`
}

/** The id of the request whose token this is; undefined when it is not valid. */
export const readStatusToken = (verifier: Pick<Context, 'secrets'>, token: string): string | undefined =>
  readSignedId(verifier, use, token)
