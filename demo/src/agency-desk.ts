/** What an agency keeps for its castings: lists with notes, texts for its messages, and a presentation that clients have voted on. */
import { agencyDesk } from './data.ts'
import { daysBefore, type World } from './world.ts'

const { owner, presentation } = agencyDesk
type List = (typeof agencyDesk)['lists'][number]

/** Days ago at which each thing happened. */
const times = { template: 30, list: 6, presentation: 3, vote: 1 }
const presentationDays = 55

/** Creates a list with its people, their notes and statuses. Returns its id. */
export async function createList({ client, now, getId }: World, { name, people }: List): Promise<string> {
  const [at, agency] = [daysBefore(now, times.list), getId(`join ${owner}`)]
  const headers = { 'idempotency-key': `demo ${name}` }
  const { id } = await client.request(at, agency, 'createList', { headers, body: { name } })
  const userIds = people.map(({ key }) => getId(`join ${key}`))
  await client.request(at, agency, 'addToList', { params: { id }, body: { userIds } })
  for (const { key, note, status } of people) {
    const params = { id, userId: getId(`join ${key}`) }
    await client.request(at, agency, 'changeListedPerson', { params, body: { note, status } })
  }
  return id
}

/** Saves a text for messages. */
export async function saveTemplate(
  { client, now, getId }: World,
  body: (typeof agencyDesk)['templates'][number],
): Promise<void> {
  const headers = { 'idempotency-key': `demo ${body.name}` }
  await client.request(daysBefore(now, times.template), getId(`join ${owner}`), 'createMessageTemplate', {
    headers,
    body,
  })
}

/** Shows a list to clients, who vote. Requires the list. */
export async function presentList({ client, now, getId }: World): Promise<void> {
  const { title, list, viewers } = presentation
  const created = await client.request(
    daysBefore(now, times.presentation),
    getId(`join ${owner}`),
    'createPresentation',
    {
      headers: { 'idempotency-key': `demo ${title}` },
      body: {
        title,
        listId: getId(`list ${list}`),
        expiresAt: daysBefore(now, -presentationDays).toISOString(),
      },
    },
  )
  const subjects = new Map(created.people.map(({ id, userId }) => [userId, id]))
  const params = { token: created.url.split('/').at(-1)! }
  const at = daysBefore(now, times.vote)
  for (const [index, { name, votes }] of viewers.entries()) {
    const headers = { 'x-viewer-id': `demo-viewer-${index + 1}` }
    await client.request(at, null, 'viewPresentation', { params, headers })
    for (const { key, vote, comment } of votes) {
      const body = { viewer: name, subjectId: subjects.get(getId(`join ${key}`))!, vote, comment }
      await client.request(at, null, 'votePresentation', { params, headers, body })
    }
  }
}
