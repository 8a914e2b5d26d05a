/** Who follows whom among the cast. */
import { talents } from './cast/index.ts'
import type { Talent } from './cast/types.ts'
import { createRandom } from './random.ts'
import { daysBefore, type World } from './world.ts'

/** Lets a talent follow some others: mostly of the same category, and the well-known ones. */
export async function followOthers({ client, now, getId }: World, person: Talent): Promise<void> {
  const random = createRandom(`${person.key} follows`)
  const sameCategory = talents.filter(
    (other) => other !== person && other.categories.some((id) => person.categories.includes(id)),
  )
  const wellKnown = talents.slice(0, 12).filter((other) => other !== person)
  const chosen = new Set([
    ...random.sample(sameCategory, 6),
    ...random.sample(wellKnown, 4),
    ...random.sample(talents, 8).filter((other) => other !== person),
  ])
  for (const other of chosen) {
    const bothJoined = Math.min(person.joinedDaysAgo, other.joinedDaysAgo)
    const at = daysBefore(now, bothJoined * random.next() ** 2)
    await client.tryRequest(at, getId(`join ${person.key}`), 'followUser', {
      body: { id: getId(`join ${other.key}`) },
    })
  }
}
