/** Access to a presentation by its link, and by its PIN if it has one (P-presentations-5). */
import type { RateLimit } from '@brilla/contract/platform/limits'
import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { day, minute, second } from '../../platform/duration.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { isSameSecret } from '../../platform/secret.ts'
import { readSignedId } from '../../platform/signed-id.ts'
import { findOpen, type OpenRow } from './view.store.ts'

/** Of the tokens of links. */
export const linkUse = 'presentation'

/** Wrong PINs of one network, and of everybody together: trying out four digits would take a year. */
const ofNetwork: RateLimit = {
  name: 'presentationPin',
  max: 10,
  seconds: (15 * minute) / second,
  by: 'ip',
  failuresOnly: true,
}
const ofEverybody: RateLimit = { ...ofNetwork, name: 'presentationPinTotal', max: 30, seconds: day / second }

/** The hash of a PIN, which only this server can make. */
export const hashPin = (secret: Uint8Array, presentationId: string, pin: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['presentation pin', presentationId, pin]))
    .digest()

/** Refuses a PIN that is missing or wrong. */
async function checkPin(
  { rateLimiter, secrets }: Context,
  { id, pin_hash }: OpenRow,
  pin: string | undefined,
  clientNetwork: string,
): Promise<void> {
  if (pin_hash === null) return
  if (!pin) throwProblem('pin_required')
  const reportToAll = await rateLimiter.begin(ofEverybody, id)
  let isRight = true
  try {
    const report = await rateLimiter.begin(ofNetwork, `${id} ${clientNetwork}`)
    isRight = secrets.some((secret) => isSameSecret(hashPin(secret, id, pin), pin_hash))
    await report(!isRight)
  } finally {
    await reportToAll(!isRight)
  }
  if (!isRight) throwProblem('wrong_pin')
}

/** The presentation of a token that works. Every other one, also an expired one, is unknown. */
export async function openPresentation(
  context: Context,
  { token, pin, clientNetwork }: { token: string; pin: string | undefined; clientNetwork: string },
): Promise<OpenRow> {
  const id = readSignedId(context, linkUse, token)
  const found = id === undefined ? undefined : await findOpen(context.db, id, context.clock.now())
  if (!found) throwProblem('not_found')
  await checkPin(context, found, pin, clientNetwork)
  return found
}

/** By what a viewer is found again: the code of the browser, or without one the name. */
export const identifyViewer = (code: string | undefined, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify(code ? { code } : { name: name.toLowerCase() }))
    .digest('base64url')
