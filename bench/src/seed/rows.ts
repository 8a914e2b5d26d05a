/** The rows of every table in COPY's text format, counted while they are made. */
import { dice, few, hasLeft, hotPost, ids, isAgency, timeOf, type World } from './world.ts'

/** Numbers of what stands in counters, by person or post. */
export interface Counts {
  posts: Uint32Array
  followers: Uint32Array
  following: Uint32Array
  likes: Uint32Array
  comments: Uint32Array
}

export const noCounts = ({ people, posts }: World): Counts => ({
  posts: new Uint32Array(people),
  followers: new Uint32Array(people),
  following: new Uint32Array(people),
  likes: new Uint32Array(posts + 1),
  comments: new Uint32Array(posts + 1),
})

type Rows = Generator<string>

const words =
  'luz escena ensayo cámara estudio cuerpo voz papel foto viaje noche ciudad equipo prueba casting rodaje color danza'.split(
    ' ',
  )

function text(roll: () => number, mean: number): string {
  const length = 3 + few(roll, mean)
  return Array.from({ length }, () => words[Math.floor(roll() * words.length)]).join(' ')
}

/** Low numbers publish more; who left did so in the first half, and who fell silent in the first hundredth. */
function author(world: World, roll: () => number, post: number): number {
  for (;;) {
    const person = Math.floor(world.people * roll() ** 1.5)
    if (hasLeft(person) && post > world.posts / 2) continue
    if (world.silent.includes(person) && post > world.posts / 100) continue
    return person
  }
}

const kinds = (dice: number) =>
  dice < 0.66 ? 'text' : dice < 0.86 ? 'photos' : dice < 0.96 ? 'video' : 'documents'

export function* posts(world: World, counts: Counts): Rows {
  const roll = dice(1)
  for (let n = 1; n <= world.posts; n++) {
    // Three each for the silent, so that there is something to find.
    const person = n <= 12 ? world.silent[n % 3]! : author(world, roll, n)
    counts.posts[person]!++
    const kind = kinds(roll())
    const video = kind === 'video' ? `v${String(n).padStart(10, '0')}` : '\\N'
    yield `${ids.post(n)}\t${ids.person(person)}\t${kind}\t${text(roll, 16)}\t${1 + (n % 8)}\t${video}\t${timeOf(n)}\n`
  }
}

/** The same dice as `posts`, so that files know their post's author and kind. */
export function* files(world: World): Rows {
  const again = posts(world, noCounts(world))
  const roll = dice(2)
  let n = 0
  for (const row of again) {
    n++
    const [post, person, kind] = row.split('\t')
    if (kind !== 'photos' && kind !== 'documents') continue
    const many = kind === 'photos' ? 1 + Math.floor(roll() * 4) : 1
    const [type, ending] = kind === 'photos' ? ['PHOTO', 'jpg'] : ['FILE', 'pdf']
    for (let position = 0; position < many; position++) {
      const id = ids.file(n * 32 + 31 - position)
      yield `${id}\t${post}\t${person}\t${position}\t${type}\t${id}.${ending}\tarchivo.${ending}\t1600\t1200\t300000\t${timeOf(n)}\n`
    }
  }
}

/** On average ten a post, and everybody who is here for the hot one. */
export function* likes(world: World, counts: Counts): Rows {
  const roll = dice(3)
  for (let n = 1; n <= world.posts; n++) {
    const many = n === hotPost ? world.people : Math.min(world.people / 2, few(roll, 10))
    // A step that shares no divisor with the number of people meets nobody twice.
    const [start, step] = [Math.floor(roll() * world.people), 7_919]
    for (let k = 0; k < many; k++) {
      const person = (start + k * step) % world.people
      if (hasLeft(person)) continue
      counts.likes[n]!++
      yield `${ids.post(n)}\t${ids.person(person)}\t${timeOf(n, k)}\n`
    }
  }
}

/** On average three a post, and a thousandth of all for the hot one. */
export function* comments(world: World, counts: Counts): Rows {
  const roll = dice(4)
  let id = 0
  for (let n = 1; n <= world.posts; n++) {
    const many = n === hotPost ? world.posts / 1_000 : few(roll, 3)
    for (let k = 0; k < many; k++) {
      const person = Math.floor(world.people * roll() ** 1.5)
      if (hasLeft(person)) continue
      counts.comments[n]!++
      yield `${ids.comment(++id)}\t${ids.post(n)}\t${ids.person(person)}\t${text(roll, 6)}\t${timeOf(n, k)}\n`
    }
  }
}

function* followedBy(world: World, roll: () => number, person: number): Generator<number> {
  if (hasLeft(person)) return
  if (person === world.followsSilent) return yield* world.silent
  const mean = 40
  const many =
    person === world.followsFifty
      ? 50
      : person === world.followsMany
        ? Math.min(5_000, world.people / 2)
        : 10 + Math.min(500, few(roll, mean))
  const whom = new Set<number>()
  while (whom.size < many) {
    // The few first are followed by most, the very first by two people in three.
    const other = Math.floor(world.people * roll() ** 3)
    if (other === person || other === world.blocker) continue
    if (person === world.blocker && world.blocked.includes(other)) continue
    whom.add(other)
  }
  yield* whom
}

/** On average fifty a person; who left is still followed, and stands in no counter. */
export function* follows(world: World, counts: Counts): Rows {
  const roll = dice(5)
  for (let person = 0; person < world.people; person++) {
    for (const other of followedBy(world, roll, person)) {
      counts.followers[other]!++
      if (!hasLeft(other)) counts.following[person]!++
      yield `${ids.person(person)}\t${ids.person(other)}\t${timeOf(person)}\n`
    }
  }
}

export function* people(world: World, counts: Counts): Rows {
  for (let n = 0; n < world.people; n++) {
    const status = hasLeft(n) ? `cancelled\tactive\t${timeOf(n)}` : 'active\t\\N\t\\N'
    const picture = n % 3 === 0 ? '\\N' : `${ids.file(n * 32)}.jpg`
    yield (
      `${ids.person(n)}\t${isAgency(n) ? 'agencia' : 'talento'}\tPersona\t${n}\t${n}@bench.example\t${timeOf(0)}\t` +
        `1990-01-01\tMX\tMérida\tpersona-${n}\t${picture}\tes\t1\t${timeOf(0)}\t${timeOf(0)}\t${status}\t` +
        `${counts.posts[n]}\t${counts.followers[n]}\t${counts.following[n]}\n`
    )
  }
}

export function* categories(world: World): Rows {
  for (let n = 0; n < world.people; n++) {
    yield `${ids.person(n)}\t${1 + (n % 4)}\n${ids.person(n)}\t${5 + (n % 3)}\n`
  }
}

export function* postCounts({ posts: last }: World, counts: Counts): Rows {
  for (let n = 1; n <= last; n++) yield `${ids.post(n)}\t${counts.likes[n]}\t${counts.comments[n]}\n`
}

export function* blocks({ blocker, blocked }: World): Rows {
  for (const other of blocked) yield `${ids.person(blocker)}\t${ids.person(other)}\t${timeOf(0)}\n`
}
