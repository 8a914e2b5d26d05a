/** Brings the cast in: each registers, confirms, chooses a type and categories, and tells who they are. */
import { confirmEmail, setProfileDetails } from '../src/account/index.ts'
import { drawAgencyMark, drawCover, drawPortrait, renderJpeg } from './art/index.ts'
import type { Agency, Talent } from './cast/types.ts'
import type { World } from './life.ts'

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

/** Registers somebody at the day they joined, and answers their account's id; goes on with one half registered. */
export async function join({ stage, now }: World, person: Talent | Agency): Promise<string> {
  const { db } = stage.context
  const at = daysBefore(now, person.joinedDaysAgo)
  const known = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where('email', '=', emailOf(person.key))
    .executeTakeFirst()
  const { id } = known ?? (await stage.call(at, null, 'registerUser', { body: registrationOf(person, now) }))
  await confirmEmail(db, id, at)
  if (!known?.type)
    await stage.call(at, id, 'chooseAccountType', {
      body: { profile: isAgency(person) ? 'agencia' : 'talento' },
    })
  for (const categoryId of person.categories) {
    await stage.call(at, id, 'subscribeCategory', { body: { categoryId } })
  }
  if (isAgency(person)) await stage.call(at, id, 'setUpAgency', { body: setUpOf(person) })
  const { biography, sex, interests = [], links = {} } = person
  await setProfileDetails(db, id, { biography, sex, interests, links })
  return id
}

function setUpOf({ agencyName, firstName, lastName, country, city }: Agency) {
  return { agencyName, nombre: firstName, apellido: lastName, country, ciudad: city }
}

function registrationOf(person: Talent | Agency, now: Date) {
  return {
    nombre: person.firstName,
    apellido: person.lastName,
    birthdate: birthdateOf(person, now),
    email: emailOf(person.key),
    password: demoPassword,
    sex: person.sex ?? ('MA' as const),
    country: person.country,
    ciudad: person.city,
    langCode: person.language,
    terms: true as const,
  }
}

/** A birthday that is the same every year, `age` full years ago today. */
function birthdateOf(person: Talent | Agency, now: Date): string {
  const daysSinceBirthday = 20 + ((person.key.length * 53 + person.age * 17) % 320)
  const birthday = daysBefore(now, daysSinceBirthday)
  return `${birthday.getUTCFullYear() - person.age}${birthday.toISOString().slice(4, 10)}`
}

/** Gives somebody their face, or an agency its mark. */
export async function showFace({ stage, now, idOf }: World, person: Talent | Agency): Promise<void> {
  const id = idOf(`join ${person.key}`)
  const face = isAgency(person) ? drawAgencyMark(person.key) : drawPortrait(person.key, person)
  const filename = await stage.upload(id, 'profile', await renderJpeg(face))
  await stage.call(daysBefore(now, person.joinedDaysAgo), id, 'saveProfileImage', { body: { filename } })
}

/** Gives somebody the picture above their profile. */
export async function showCover({ stage, now, idOf }: World, person: Talent | Agency): Promise<void> {
  const id = idOf(`join ${person.key}`)
  const cover = drawCover(person.categories[0] ?? 3, person.key)
  const filename = await stage.upload(id, 'cover', await renderJpeg(cover))
  await stage.call(daysBefore(now, person.joinedDaysAgo), id, 'saveCoverImage', { body: { filename } })
}
