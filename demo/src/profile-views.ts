/** Who has opened the profiles of some people in the last twelve weeks, for their insights. */
import { agencies, type Agency, talents, type Talent } from './data.ts'
import { createRandom } from './random.ts'
import { daysBefore, type World } from './world.ts'

/** The people whose profiles are opened, by their keys. */
export const viewedPeople = ['ana', 'imani'] as const

const days = 84

/** Who opens a profile on the day `daysAgo`: more people with every week, and fewer at weekends. */
function chooseViewers(key: string, daysAgo: number): (Talent | Agency)[] {
  const random = createRandom(`${key} views ${daysAgo}`)
  const growth = 1 - daysAgo / days
  const interest = (0.4 + 0.6 * growth) * (daysAgo % 7 < 2 ? 0.5 : 1)
  const others = talents.filter((talent) => talent.key !== key)
  return [
    ...random.sample(others, Math.round(random.next() * 8 * interest)),
    ...random.sample(agencies, Math.round(random.next() * 2.4 * growth)),
  ]
}

/** Opens the profile of a person as those who were interested in it did. */
export async function viewProfile({ client, now, getId }: World, key: string): Promise<void> {
  const params = { id: getId(`join ${key}`) }
  // Today is not counted yet.
  for (let daysAgo = 1; daysAgo < days; daysAgo++)
    for (const viewer of chooseViewers(key, daysAgo))
      await client.tryRequest(daysBefore(now, daysAgo), getId(`join ${viewer.key}`), 'getProfile', {
        params,
        query: {},
      })
}
