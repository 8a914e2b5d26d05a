/** Schema of a country code. */
import { z } from 'zod'
import { countryCodes } from './countries.ts'

export const country = z
  .string('pais')
  .refine((code) => countryCodes.includes(code), 'pais')
  .describe('ISO 3166-1 alpha-2 code.')
