/** Cities to choose from where one's own is asked for (P-accounts-31). */
import { z } from 'zod'
import { country } from '../platform/country.ts'
import { limits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { isStorable, normalizeLine } from '../platform/text.ts'

export const cityContract = {
  suggestCities: route({
    method: 'GET',
    path: '/cities',
    audience: 'guest',
    summary: `Returns up to ${limits.suggestionsMax} cities with a word that begins like the text, from two letters on, in the caller's language: those of the country, then those of others, larger ones first.`,
    query: z.object({
      q: z
        .string('required')
        .refine(isStorable, 'invalid_characters')
        .overwrite(normalizeLine)
        .max(limits.cityMax, 'too_long'),
      country: country.optional(),
    }),
    example: { query: { q: 'mér', country: 'MX' } },
    replies: { 200: z.object({ cities: z.array(z.object({ city: z.string(), country: z.string() })) }) },
    unlimited: 'bounded read',
  }),
}
