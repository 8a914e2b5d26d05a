/** Account setup: the talent's wizard and the agency's form (P-wizard-1, P-wizard-6). Photos and categories have routes of their own. */
import { trimInvisible } from '../platform/text.ts'
import { z } from 'zod'
import { tokenReply } from '../accounts/account.ts'
import { country } from '../platform/country.ts'
import { language, line, personName, agencyName } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { biography, contactEmail, linkFields } from './settings.ts'

export const wizardContract = {
  saveWizard: route({
    method: 'PUT',
    path: '/users/wizard',
    audience: 'talento',
    summary:
      'Saves the wizard, as a whole or one step. Each address is invited only once; those beyond the limit are refused at their fields, and the others are invited.',
    body: z.strictObject({
      biography: biography.optional(),
      shareContats: z
        .array(
          z.string('verifica_correos').overwrite(trimInvisible).max(limits.emailMax, 'verifica_correos'),
          'invalid',
        )
        .max(limits.invitationsMax, 'too_long')
        .default([])
        .describe('Email addresses to invite; empty ones are ignored.'),
      lang: language.default('es'),
    }),
    example: { body: { biography: 'Bailo.', shareContats: ['amiga@gente.example', ''], lang: 'es' } },
    replies: { 204: null },
    errors: ['verifica_correos', 'invitaciones_agotadas'],
    limits: [rateLimits.write],
  }),
  setUpAgency: route({
    method: 'PUT',
    path: '/users/agencia',
    audience: 'agencia',
    summary: "Saves the agency's name, contact person, location and description.",
    body: z.strictObject({
      agencyName,
      nombre: personName,
      apellido: personName,
      country,
      ciudad: line(limits.cityMax, 'ciudad'),
      web: linkFields.web,
      biography: biography.optional(),
      contactEmail: contactEmail.optional(),
    }),
    example: {
      body: {
        agencyName: 'Casting Luz',
        nombre: 'Luz',
        apellido: 'Pech',
        country: 'MX',
        ciudad: 'Mérida',
        web: 'gente.example',
        biography: 'Buscamos voces.',
      },
    },
    replies: { 200: tokenReply },
    errors: ['enlace_invalido', 'menor_oculto'],
    limits: [rateLimits.write],
  }),
}
