/** Setting up: the talent's wizard and the agency's form (decisions 16 and 17). Photos and categories have calls of their own. */
import { z } from 'zod'
import { tokenReply } from './account.ts'
import { country } from './country.ts'
import { language, line } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'
import { biography, linkFields } from './settings.ts'

export const wizardContract = {
  saveWizard: route({
    method: 'PUT',
    path: '/users/wizard',
    audience: 'talento',
    summary: 'Saves what the wizard asks for, all of it or a step; an invitation goes to each address once.',
    body: z.strictObject({
      biography: biography.optional(),
      shareContats: z
        .array(z.string('verifica_correos').trim().max(limits.emailMax, 'verifica_correos'), 'invalid')
        .max(limits.invitationsMax, 'too_long')
        .default([])
        .describe('E-mails to invite; empty ones are passed over.'),
      lang: language.default('es'),
    }),
    replies: { 204: null },
    errors: ['verifica_correos', 'invitaciones_agotadas'],
    limits: [rateLimits.write],
  }),
  setUpAgency: route({
    method: 'PUT',
    path: '/users/agencia',
    audience: 'agencia',
    summary: 'Names an agency, its contact person, its place, and what it says of itself.',
    body: z.strictObject({
      agencyName: line(limits.nameMax, 'nombre_agencia'),
      nombre: line(limits.nameMax, 'nombre_y_apellido'),
      apellido: line(limits.nameMax, 'nombre_y_apellido'),
      country,
      ciudad: line(limits.cityMax, 'ciudad'),
      web: linkFields.web,
      biography: biography.optional(),
    }),
    replies: { 200: tokenReply },
    errors: ['enlace_invalido'],
    limits: [rateLimits.write],
  }),
}
