/** Who follows whom. */
import { agencies, type Agency, talents, type Talent } from './data.ts'
import { hasOwnPictures } from './people.ts'
import { createRandom } from './random.ts'
import { daysBefore, type World } from './world.ts'

/**
 * Chooses whom a person follows: mostly talents of the same categories and well-known ones, and agencies that look for
 * what a talent does.
 */
export function chooseFollowed(person: Talent | Agency): (Talent | Agency)[] {
  const random = createRandom(`${person.key} follows`)
  const wellKnown = talents.filter(hasOwnPictures)
  if (!hasOwnPictures(person)) return random.sample(wellKnown, 2)
  const sharesCategory = (other: Talent | Agency) =>
    other.key !== person.key && other.categories.some((id) => person.categories.includes(id))
  const others = wellKnown.filter(({ key }) => key !== person.key)
  const isAgency = agencies.some(({ key }) => key === person.key)
  return [
    ...new Set([
      ...random.sample(wellKnown.filter(sharesCategory), isAgency ? 12 : 6),
      ...random.sample(others.slice(0, 12), 3),
      ...random.sample(others, 4),
      ...(isAgency ? [] : random.sample(agencies.filter(sharesCategory), 2)),
    ]),
  ]
}

/** Lets a person follow whom they choose. */
export async function followOthers({ client, now, getId }: World, person: Talent | Agency): Promise<void> {
  const random = createRandom(`${person.key} follow dates`)
  for (const other of chooseFollowed(person)) {
    const bothJoined = Math.min(person.joinedDaysAgo, other.joinedDaysAgo)
    const at = daysBefore(now, bothJoined * random.next() ** 2)
    await client.tryRequest(at, getId(`join ${person.key}`), 'followUser', {
      body: { id: getId(`join ${other.key}`) },
    })
  }
}
