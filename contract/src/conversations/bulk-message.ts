/** Messages of an agency to several people, each sent in a conversation of its own (P-messages-23). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { freeText, id, idInBody, optionalIdInBody } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { attachedFile } from '../media/media.ts'
import { author } from '../people/profile.ts'
import { route } from '../platform/route.ts'
import { clientId, writeError } from './message.ts'
import { findUnknownPlaceholder } from './name-placeholder.ts'

/** Why somebody did not get the message; codes of the error catalog. */
const bulkError = z.enum([
  'not_found',
  'menor_no_te_sigue',
  'demasiadas_conversaciones',
  'too_long',
  'unavailable',
])
export type BulkError = z.infer<typeof bulkError>

const receiver = author
  .extend({
    nombre: z.string().describe('What `{nombre}` becomes for this person.'),
    isNew: z.boolean().describe('Whether the message begins a conversation (P-messages-7).'),
    writeError: writeError
      .extract(['menor_no_te_sigue'])
      .nullable()
      .describe('Why the caller cannot write to this person; null when they can.'),
  })
  .meta({ id: 'BulkReceiver' })
export type BulkReceiver = z.infer<typeof receiver>

const bulkState = z
  .object({
    sent: z.int().describe('How many have it.'),
    failed: z.array(z.object({ userId: id, error: bulkError })),
    left: z.int().describe('How many are still to be sent.'),
  })
  .meta({ id: 'BulkMessageState' })
export type BulkState = z.infer<typeof bulkState>

const ids = z
  .string('required')
  .max(limits.bulkReceiversMax * 40, 'too_long')
  .transform((sent) => sent.split(',').slice(0, limits.bulkReceiversMax))
  .describe(`Ids of people, separated by commas, at most ${limits.bulkReceiversMax}.`)

export const bulkMessageContract = {
  getBulkReceivers: route({
    method: 'GET',
    path: '/messages/bulk/receivers',
    audience: 'agencia',
    summary: 'Returns those of these people whom the caller may see, in the order of their ids.',
    query: z.object({ ids }),
    example: { query: { ids: exampleId } },
    replies: { 200: z.object({ rows: z.array(receiver) }) },
    unlimited: 'bounded read',
  }),
  sendBulkMessage: route({
    method: 'POST',
    path: '/messages/bulk',
    audience: 'agencia',
    summary:
      'Sends a message to each of these people in a conversation of its own, in the background. The same bulkId sends it again only to those who did not get it; different content with it is rejected.',
    body: z
      .strictObject({
        receiverIds: z
          .array(idInBody, 'required')
          .min(1, 'required')
          .max(limits.bulkReceiversMax, 'too_long'),
        message: freeText(limits.bulkMessageMax)
          .refine((text) => findUnknownPlaceholder(text) === undefined, 'marcador_desconocido')
          .default('')
          .describe(
            `\`{nombre}\` becomes the name of each person, after which the text may have ${limits.messageMax} characters. May be empty with files or something shared.`,
          ),
        files: z.array(attachedFile).max(limits.messageFilesMax, 'too_long').default([]),
        sharedPostId: optionalIdInBody,
        sharedProfileId: optionalIdInBody,
        bulkId: clientId,
      })
      .meta({ id: 'NewBulkMessage' }),
    example: {
      body: {
        receiverIds: [exampleId],
        message: 'Hola, {nombre}: ¿tienes el sábado libre?',
        bulkId: 'a1b2c3',
      },
    },
    replies: { 202: z.object({ bulkId: z.string() }) },
    errors: [
      'not_found',
      'texto_vacio',
      'marcador_desconocido',
      'a_ti_mismo',
      'archivo_desconocido',
      'archivos_pesados',
      'una_sola_cosa_compartida',
      'idempotency_conflict',
    ],
    limits: [rateLimits.bulkMessage],
  }),
  getBulkMessage: route({
    method: 'GET',
    path: '/messages/bulk/{bulkId}',
    audience: 'agencia',
    summary: `Returns how far a message to several people is, for ${limits.bulkDays} days.`,
    params: z.object({ bulkId: z.string() }),
    example: { params: { bulkId: 'a1b2c3' } },
    replies: { 200: bulkState },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
}
