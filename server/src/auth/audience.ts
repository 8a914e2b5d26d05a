/** Who may call what: the one place where a route's audience is enforced (P-wire-10). */
import type { Audience } from '@brilla/contract/route'
import type { Clock } from '../platform/clock.ts'
import { refuse } from '../platform/http/problem.ts'
import type { Caller, Member } from './caller.ts'

/** What a handler knows of who calls, by its route's audience. */
export type CallerFor<A extends Audience> = A extends 'guest'
  ? Caller | null
  : A extends 'user'
    ? Caller
    : Member

/** Lets the caller through, or refuses with the code that says why. */
export function checkAudience(
  route: { audience: Audience; fresh?: true; allowSuspended?: true },
  caller: Caller | null,
  clock: Clock,
): Caller | null {
  if (route.audience === 'guest') return caller
  if (!caller) refuse('unauthorized')
  if (caller.suspended && !route.allowSuspended) refuse('suspended')
  if (route.audience !== 'user' && caller.type === null) refuse('choose_type')
  if (route.audience === 'talento' && caller.type !== 'talento') refuse('only_talento')
  if (route.audience === 'agencia' && caller.type !== 'agencia') refuse('only_agencia')
  if (route.audience === 'moderator' && !caller.moderator) refuse('forbidden')
  if (route.fresh && caller.freshUntil <= clock.now()) refuse('reauthenticate')
  return caller
}
