/** What an agency has had to do with people: read apart from lists of people, which may come from a replica. */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { id, instant } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** A list of the caller that somebody is on. */
const ownList = z.object({ id, name: z.string() }).meta({ id: 'OwnList' })

/** Marks of a person (P-lists-8). */
export const marks = z
  .object({
    seenAt: instant.nullable().describe('When the agency last opened the profile.'),
    writtenAt: instant.nullable().describe('When the agency last wrote to the person.'),
    lists: z.array(ownList).describe('The lists of the agency that the person is on.'),
  })
  .meta({ id: 'Marks' })
export type Marks = z.infer<typeof marks>

const ids = z
  .string('required')
  .refine((sent) => sent.split(',').length <= limits.marksMax, 'too_many_ids')
  .describe(`Ids of people, separated by commas; at most ${limits.marksMax}.`)

export const marksContract = {
  getMarks: route({
    method: 'GET',
    path: '/users/marks',
    audience: 'agencia',
    summary: 'Returns what the agency has had to do with each of these people whom it may see.',
    query: z.object({ ids }),
    example: { query: { ids: exampleId } },
    replies: { 200: z.object({ rows: z.array(marks.extend({ userId: id })) }) },
    unlimited: 'bounded read',
  }),
}
