/** Authorization: enforces the audience of each route (P-wire-10). */
import type { Audience } from '@brilla/contract/platform/route'
import type { Clock } from '../../platform/clock.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import type { Caller, Member } from './caller.ts'

/** Type of a handler's caller, by the audience of its route. */
export type CallerFor<A extends Audience> = A extends 'guest'
  ? Caller | null
  : A extends 'user' | 'moderator'
    ? Caller
    : Member

/** Returns the caller, or refuses with the code of the first requirement that is not met. */
export function checkAudience(
  route: { audience: Audience; fresh?: true; allowSuspended?: true },
  caller: Caller | null,
  clock: Clock,
): Caller | null {
  if (route.audience === 'guest') return caller
  if (!caller) throwProblem('unauthorized')
  // Nobody else learns that these routes exist (P-moderation-3). A moderator needs no account type.
  if (route.audience === 'moderator')
    return caller.moderator && !caller.suspended ? caller : throwProblem('not_found')
  if (caller.suspended && !route.allowSuspended) throwProblem('suspended')
  if (route.audience !== 'user' && caller.type === null) throwProblem('choose_type')
  if (route.audience === 'talento' && caller.type !== 'talento') throwProblem('only_talento')
  if (route.audience === 'agencia' && caller.type !== 'agencia') throwProblem('only_agencia')
  if (route.fresh && caller.freshUntil <= clock.now()) throwProblem('reauthenticate')
  return caller
}
