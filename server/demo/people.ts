/** Brings the cast in: each registers, confirms, chooses a type and categories, and tells who they are. */
import { confirmEmail, describeAccount } from '../src/account/index.ts'
import { drawAgencyMark, drawCover, drawPortrait, renderJpeg } from './art/index.ts'
import type { Agency, Talent } from './cast/types.ts'
import type { Stage } from './stage.ts'

/** The password of everybody in the demonstration world. */
export const demoPassword = 'brilla de prueba'

export function emailOf(key: string): string {
  return `${key}@brilla.example`
}

function isAgency(person: Talent | Agency): person is Agency {
  return 'agencyName' in person
}

/** The moment so many days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Registers somebody at the day they joined; answers the account's id, also when they are there already. */
export async function join(stage: Stage, person: Talent | Agency, now: Date): Promise<string> {
  const { db } = stage.context
  const email = emailOf(person.key)
  const known = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return known.id
  const at = daysBefore(now, person.joinedDaysAgo)
  const [nombre = '', ...rest] = isAgency(person)
    ? person.agencyName.split(' ')
    : [person.firstName, person.lastName]
  const { id } = await stage.call(at, null, 'registerUser', {
    body: {
      nombre,
      apellido: rest.join(' '),
      birthdate: birthdateOf(person, now),
      email,
      password: demoPassword,
      sex: person.sex ?? 'MA',
      country: person.country,
      ciudad: person.city,
      langCode: person.language,
      terms: true,
    },
  })
  await confirmEmail(db, id, at)
  await stage.call(at, id, 'chooseAccountType', {
    body: { profile: isAgency(person) ? 'agencia' : 'talento' },
  })
  for (const categoryId of person.categories) {
    await stage.call(at, id, 'subscribeCategory', { body: { categoryId } })
  }
  await describeAccount(db, id, { biography: person.biography, sex: person.sex, links: person.links ?? {} })
  return id
}

/** A birthday that is the same every year, `age` full years ago today. */
function birthdateOf(person: Talent | Agency, now: Date): string {
  const daysSinceBirthday = 20 + ((person.key.length * 53 + person.age * 17) % 320)
  const birthday = daysBefore(now, daysSinceBirthday)
  return `${birthday.getUTCFullYear() - person.age}${birthday.toISOString().slice(4, 10)}`
}

/** Gives somebody their face, or an agency its mark, and a cover. */
export async function dress(stage: Stage, person: Talent | Agency, id: string, now: Date): Promise<void> {
  const at = daysBefore(now, person.joinedDaysAgo)
  const portrait = isAgency(person)
    ? drawAgencyMark(person.key)
    : drawPortrait(person.key, { sex: person.sex, age: person.age, country: person.country })
  const face = await stage.upload(at, id, 'profile', await renderJpeg(portrait))
  await stage.call(at, id, 'saveProfileImage', { body: { filename: face } })
  const cover = await stage.upload(
    at,
    id,
    'cover',
    await renderJpeg(drawCover(person.categories[0] ?? 3, person.key)),
  )
  await stage.call(at, id, 'saveCoverImage', { body: { filename: cover } })
}
