/** Links to the state of a request, in mails to its sender: signed, so that no token is stored. They end with the request. */
import { createHmac } from 'node:crypto'
import { contactStatusPath } from '@brilla/contract/contact'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { isSameSecret } from '../platform/secret.ts'

type Signer = Pick<Context, 'config' | 'secret'>

const idLength = 36

/** The token is in the fragment, so that it never appears in a log. */
export function createStatusUrl(signer: Signer, id: string): string {
  return `${signer.config.PUBLIC_URL}${contactStatusPath}#${id}${sign(signer, id).toString('base64url')}`
}

/** The id of the request whose token this is; undefined when it is not valid. */
export function readStatusToken(signer: Signer, token: string): string | undefined {
  const id = token.slice(0, idLength)
  const signature = Buffer.from(token.slice(idLength), 'base64url')
  return isId(id) && isSameSecret(signature, sign(signer, id)) ? id : undefined
}

function sign({ secret }: Pick<Signer, 'secret'>, id: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['contact', id]))
    .digest()
}
