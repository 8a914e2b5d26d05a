/** Blocking somebody (decision 36). */
import { z } from 'zod'
import { reference } from './fields.ts'
import { route } from './route.ts'

export const blockContract = {
  blockUser: route({
    method: 'POST',
    path: '/users/block',
    audience: 'talento',
    summary: 'Makes both vanish for one another, for good.',
    body: z.strictObject({ userId: reference }),
    replies: { 204: null },
    errors: ['not_found', 'a_ti_mismo', 'bloquear_agencia'],
  }),
}
