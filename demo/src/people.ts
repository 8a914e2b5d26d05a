/** Creates the accounts: registration, confirmation, type, categories, description and pictures. */
import { confirmEmail, setProfileDetails } from '@brilla/server/commands'
import type { Agency, Talent } from './data.ts'
import { demoPassword, getEmail } from './logins.ts'
import { readAsset } from './read-asset.ts'
import { daysBefore, type NamedPost, type World } from './world.ts'

/** Whether somebody has a portrait and a cover of their own. */
export const hasOwnPictures = (person: Talent | Agency): boolean =>
  isAgency(person) || person.portrait === undefined

function isAgency(person: Talent | Agency): person is Agency {
  return 'agencyName' in person
}

/** Registers a person on the day they joined, and returns the account's id; resumes a partial registration. */
export async function joinBrilla({ client, now }: World, person: Talent | Agency): Promise<string> {
  const { db } = client.context
  const at = daysBefore(now, person.joinedDaysAgo)
  const existing = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where('email', '=', getEmail(person.key))
    .executeTakeFirst()
  const body = getRegistration(person, now)
  const { id } = existing ?? (await client.request(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (!existing?.type)
    await client.request(at, id, 'chooseAccountType', {
      body: { profile: isAgency(person) ? 'agencia' : 'talento' },
    })
  for (const categoryId of person.categories) {
    await client.request(at, id, 'subscribeCategory', { body: { categoryId } })
  }
  if (isAgency(person)) await client.request(at, id, 'setUpAgency', { body: getAgencyForm(person) })
  const { biography, sex, interests = [], links = {} } = person
  await setProfileDetails(db, id, { biography, sex, interests, links })
  return id
}

function getAgencyForm({ agencyName, firstName, lastName, country, city }: Agency) {
  return { agencyName, nombre: firstName, apellido: lastName, country, ciudad: city }
}

function getRegistration(person: Talent | Agency, now: Date) {
  return {
    nombre: person.firstName,
    apellido: person.lastName,
    birthdate: getBirthdate(person, now),
    email: getEmail(person.key),
    password: demoPassword,
    sex: person.sex ?? ('MA' as const),
    country: person.country,
    ciudad: person.city,
    langCode: person.language,
    terms: true as const,
  }
}

/** A date `age` full years ago, some days before today: never a birthday in the next weeks. */
function getBirthdate(person: Talent | Agency, now: Date): string {
  const daysSinceBirthday = 20 + ((person.key.length * 53 + person.age * 17) % 320)
  const birthday = daysBefore(now, daysSinceBirthday)
  return `${birthday.getUTCFullYear() - person.age}${birthday.toISOString().slice(4, 10)}`
}

/** Saves the facts of a talent's profile. */
export async function addFacts({ client, now, getId }: World, person: Talent): Promise<void> {
  const { key, joinedDaysAgo, facts = {}, availableInDays } = person
  const availability =
    facts.availability && availableInDays !== undefined
      ? { ...facts.availability, from: daysBefore(now, -availableInDays).toISOString().slice(0, 10) }
      : facts.availability
  const body = { ...facts, availability }
  await client.request(daysBefore(now, joinedDaysAgo), getId(`join ${key}`), 'saveFacts', { body })
}

/** Makes the video of a post the showreel of its author. */
export async function chooseShowreel({ client, now, getId }: World, named: NamedPost): Promise<void> {
  const { name, author, post } = named
  const body = { showreel: { postId: getId(`post ${name}`), audience: 'everyone' as const } }
  await client.request(daysBefore(now, post.daysAgo), getId(`join ${author.key}`), 'saveFacts', { body })
}

/** Uploads a portrait for a talent, or a logo for an agency. */
export async function addProfileImage({ client, now, getId }: World, person: Talent | Agency): Promise<void> {
  const id = getId(`join ${person.key}`)
  const portrait = isAgency(person) ? person.key : (person.portrait ?? person.key)
  const picture = await readAsset(`pictures/people/${portrait}.jpg`)
  const filename = await client.withJobs(() => client.upload(id, 'profile', picture))
  await client.request(daysBefore(now, person.joinedDaysAgo), id, 'saveProfileImage', { body: { filename } })
}

/** Uploads a cover. */
export async function addCover({ client, now, getId }: World, person: Talent | Agency): Promise<void> {
  const id = getId(`join ${person.key}`)
  const filename = await client.upload(id, 'cover', await readAsset(`pictures/covers/${person.key}.jpg`))
  await client.request(daysBefore(now, person.joinedDaysAgo), id, 'saveCoverImage', { body: { filename } })
}
