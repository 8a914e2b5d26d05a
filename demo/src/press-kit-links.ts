/** The links to press kits that people have made. */
import type { PressKitLink } from './data.ts'
import { daysBefore, type World } from './world.ts'

/** Makes a link to a press kit with the works that it contains by default. */
export async function createLink(
  { client, now, getId }: World,
  { owner, body }: PressKitLink,
): Promise<void> {
  const [instant, id] = [daysBefore(now, 3), getId(`join ${owner}`)]
  const choices = await client.request(instant, id, 'getPressKitChoices', {})
  const works = choices.works.slice(0, 9).map(({ postId }) => postId)
  await client.request(instant, id, 'createPressKitLink', { body: { ...body, works } })
}
