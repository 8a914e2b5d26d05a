/** The links to press kits that people of the cast have made. */
import type { CallInput } from '@brilla/contract/platform/route'
import type { contract } from '@brilla/contract'
import { daysBefore, type World } from './world.ts'

interface CastLink {
  owner: string
  body: CallInput<typeof contract.createPressKitLink>['body']
}

export const castLinks: CastLink[] = [
  {
    owner: 'ana',
    body: {
      label: 'Casting Luz',
      days: 90,
      format: 'letter',
      language: 'es',
      works: [],
      parts: ['city', 'skills', 'languages', 'availability', 'credits'],
    },
  },
]

/** Makes a link to a press kit with the works that it contains by default. */
export async function createLink({ client, now, getId }: World, { owner, body }: CastLink): Promise<void> {
  const [instant, id] = [daysBefore(now, 3), getId(`join ${owner}`)]
  const choices = await client.request(instant, id, 'getPressKitChoices', {})
  const works = choices.works.slice(0, 9).map(({ postId }) => postId)
  await client.request(instant, id, 'createPressKitLink', { body: { ...body, works } })
}
