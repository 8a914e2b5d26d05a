/** Templates: texts that an account keeps for its messages (P-messages-22). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { id, idempotencyKey, instant, line, text } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

const messageTemplate = z
  .object({ id, name: z.string(), text: z.string(), createdAt: instant })
  .meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.infer<typeof messageTemplate>

const fields = {
  name: line(limits.messageTemplateNameMax),
  text: text(limits.messageMax).describe('`{nombre}` is replaced by the name of the person it is sent to.'),
}

const params = z.object({ id: z.string() })

export const messageTemplateContract = {
  getMessageTemplates: route({
    method: 'GET',
    path: '/messages/templates',
    audience: 'member',
    summary: "Returns the caller's templates by name. Only the caller sees them.",
    replies: { 200: z.object({ rows: z.array(messageTemplate), count: z.int() }) },
    unlimited: 'bounded read',
  }),
  createMessageTemplate: route({
    method: 'POST',
    path: '/messages/templates',
    audience: 'member',
    summary: `Saves a text under a name that no other of the caller's templates has, whatever its case; at most ${limits.messageTemplatesMax}.`,
    headers: idempotencyKey,
    body: z.strictObject(fields),
    example: { body: { name: 'Primera vez', text: 'Hola, {nombre}: buscamos bailarinas.' } },
    replies: { 201: messageTemplate },
    errors: ['demasiadas_plantillas', 'plantilla_repetida', 'idempotency_conflict'],
    limits: [rateLimits.write],
  }),
  changeMessageTemplate: route({
    method: 'PUT',
    path: '/messages/templates/{id}',
    audience: 'member',
    summary: 'Changes a template; absent fields stay as they are.',
    params,
    body: z.strictObject({ name: fields.name.optional(), text: fields.text.optional() }),
    example: { params: { id: exampleId }, body: { name: 'Primer mensaje' } },
    replies: { 200: messageTemplate },
    errors: ['not_found', 'plantilla_repetida'],
    limits: [rateLimits.write],
  }),
  deleteMessageTemplate: route({
    method: 'DELETE',
    path: '/messages/templates/{id}',
    audience: 'member',
    summary: 'Deletes a template.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
