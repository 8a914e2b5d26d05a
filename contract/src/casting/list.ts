/** Lists of people that an agency keeps for its castings (P-lists-1). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { freeText, id, idempotencyKey, idInBody, instant, line, page } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { shownCastingFacts } from '../people/casting-facts.ts'
import { personCard } from '../people/profile.ts'
import { listOrders, listStatuses } from './list-choices.ts'
import { marks } from './marks.ts'

const status = z.enum(listStatuses, 'not_a_choice').meta({ id: 'ListStatus' })

const list = z
  .object({
    id,
    name: z.string(),
    count: z.int().describe('Number of people on it whom the agency may see.'),
    createdAt: instant,
  })
  .meta({ id: 'List' })
export type List = z.infer<typeof list>

const listed = list
  .extend({
    faces: z.array(z.object({ id, fullname: z.string(), profileImage: z.string().nullable() })),
  })
  .meta({ id: 'ListWithFaces' })
export type ListWithFaces = z.infer<typeof listed>

const listedPerson = z
  .object({
    person: personCard,
    facts: shownCastingFacts,
    note: z.string(),
    status,
    addedAt: instant,
    position: z.int().describe('Place in the order by hand among the people who are shown, starting at 1.'),
    marks,
  })
  .meta({ id: 'ListedPerson' })
export type ListedPerson = z.infer<typeof listedPerson>

const refused = z.object({
  userId: z.string(),
  error: z.enum(['not_found', 'minors_need_verification']),
})

const name = line(limits.listNameMax)
const listName = z.strictObject({ name }).meta({ id: 'ListName' })
const manyPeople = z
  .strictObject({
    userIds: z.array(idInBody, 'invalid').min(1, 'required').max(limits.listAddMax, 'too_many_ids'),
  })
  .meta({ id: 'PeopleOfList' })
const params = z.object({ id: z.string() })
const personParams = z.object({ id: z.string(), userId: z.string() })

/** The place in the order by hand among the people who are shown, starting at 1. */
const position = z
  .int('invalid')
  .min(1, 'invalid')
  .max(limits.listPeopleMax, 'invalid')
  .describe('Place in the order by hand, starting at 1.')

export const listContract = {
  getLists: route({
    method: 'GET',
    path: '/lists',
    audience: 'agencia',
    summary: "Returns the agency's lists, last changed first, with the first faces of each.",
    replies: { 200: z.object({ rows: z.array(listed), count: z.int() }) },
    unlimited: 'bounded read',
  }),
  createList: route({
    method: 'POST',
    path: '/lists',
    audience: 'agencia',
    summary: `Creates a list under a name that no other of the agency's has; at most ${limits.listsMax}.`,
    headers: idempotencyKey,
    body: listName,
    example: { body: { name: 'Bailarinas para el videoclip' } },
    replies: { 201: list },
    errors: ['too_many_lists', 'list_name_taken', 'idempotency_conflict'],
    limits: [rateLimits.write],
  }),
  changeList: route({
    method: 'PUT',
    path: '/lists/{id}',
    audience: 'owner',
    summary: 'Renames a list.',
    params,
    body: listName,
    example: { params: { id: exampleId }, body: { name: 'Bailarinas' } },
    replies: { 200: list },
    errors: ['not_found', 'list_name_taken'],
    limits: [rateLimits.write],
  }),
  deleteList: route({
    method: 'DELETE',
    path: '/lists/{id}',
    audience: 'owner',
    summary: 'Deletes a list with its notes.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  getList: route({
    method: 'GET',
    path: '/lists/{id}',
    audience: 'owner',
    summary: `Returns the people on a list whom the agency may see, ${limits.listPageSize} a page.`,
    params,
    query: z.object({
      page,
      order: z
        .enum(listOrders, 'not_a_choice')
        .optional()
        .describe('By hand (`position`, the default), by name, by status, or last added first (`recent`).'),
    }),
    example: { params: { id: exampleId }, query: { page: '1', order: 'position' } },
    replies: { 200: z.object({ list, rows: z.array(listedPerson), count: z.int() }) },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  exportList: route({
    method: 'GET',
    path: '/lists/{id}/export',
    audience: 'owner',
    summary: `Returns a list as CSV with notes and status, or as a contact sheet of its first ${limits.contactSheetMax} people; never with contact data.`,
    params,
    query: z.object({ format: z.enum(['csv', 'pdf'], 'not_a_choice') }),
    example: { params: { id: exampleId }, query: { format: 'csv' } },
    replies: { 200: null },
    download: ['text/csv', 'application/pdf'],
    errors: ['not_found', 'unavailable'],
    limits: [rateLimits.listExport],
  }),
  addToList: route({
    method: 'POST',
    path: '/lists/{id}/people',
    audience: 'owner',
    summary:
      'Adds talents at the end of a list; who is on it already stays as they are. Fails only when nobody can be added.',
    params,
    body: manyPeople,
    example: { params: { id: exampleId }, body: { userIds: [exampleId] } },
    replies: {
      200: z.object({
        added: z.int().describe('How many were not on it.'),
        addedIds: z.array(id),
        failed: z.array(refused),
      }),
    },
    errors: ['not_found', 'minors_need_verification', 'list_full'],
    limits: [rateLimits.write],
  }),
  removeFromList: route({
    method: 'DELETE',
    path: '/lists/{id}/people/{userId}',
    audience: 'owner',
    summary: 'Takes a person off a list, with the note.',
    params: personParams,
    example: { params: { id: exampleId, userId: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  removePeopleFromList: route({
    method: 'POST',
    path: '/lists/{id}/people/remove',
    audience: 'owner',
    summary: 'Takes several people off a list, with their notes; who is not on it counts as taken off.',
    params,
    body: manyPeople,
    example: { params: { id: exampleId }, body: { userIds: [exampleId] } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  changeListedPerson: route({
    method: 'PUT',
    path: '/lists/{id}/people/{userId}',
    audience: 'owner',
    summary: 'Changes note, status or place of a person on a list; absent fields stay as they are.',
    params: personParams,
    body: z.strictObject({
      note: freeText(limits.listNoteMax).optional(),
      status: status.optional(),
      position: position.optional(),
    }),
    example: {
      params: { id: exampleId, userId: exampleId },
      body: { note: 'Viaja en mayo', status: 'contacted', position: 1 },
    },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
