/** Blocking a person (P-blocks-1). */
import { otherUser } from '../platform/fields.ts'
import { rateLimits } from '../platform/limits.ts'
import { exampleId } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

export const blockContract = {
  blockUser: route({
    method: 'POST',
    path: '/users/block',
    audience: 'talento',
    summary: 'Blocks a person permanently: neither can see the other anymore.',
    body: otherUser,
    example: { body: { userId: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'a_ti_mismo', 'bloquear_agencia'],
    limits: [rateLimits.write],
  }),
}
