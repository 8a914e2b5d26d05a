/** Accounts in unusual states, to try what the product shows to their owners. */
import { confirmEmail, suspendAccount } from '@brilla/server/commands'
import type { Newcomer } from './data.ts'
import { demoPassword, getEmail } from './logins.ts'
import { daysBefore, type World } from './world.ts'

const details = { birthdate: '1999-03-21', ciudad: 'Puebla' }

/** Creates an account in its state and returns its id; resumes one that is partly there. */
export async function createNewcomer(world: World, person: Newcomer): Promise<string> {
  const { client, now } = world
  const { db } = client.context
  const at = daysBefore(now, person.daysAgo)
  const { key, nombre, apellido, type } = person
  const email = getEmail(key)
  const existing = await db
    .selectFrom('account')
    .select(['id', 'type', 'status', 'pending_email'])
    .where('email', '=', email)
    .executeTakeFirst()
  const body = { ...details, nombre, apellido, email, password: demoPassword, terms: true as const }
  if (person.unconfirmed) {
    if (existing) return existing.id
    return (await client.withJobs(() => client.request(at, null, 'registerUser', { body }))).id
  }
  const { id } = existing ?? (await client.request(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (type && !existing?.type) await client.request(at, id, 'chooseAccountType', { body: { profile: type } })
  if (person.newEmail !== undefined && !existing?.pending_email) await requestNewEmail(world, id, person)
  if (person.deactivatedDaysAgo !== undefined && existing?.status !== 'cancelled') {
    await client.request(daysBefore(now, person.deactivatedDaysAgo), id, 'cancelAccount', {})
  }
  if (person.suspendedFor !== undefined) await suspendAccount(client.context, email, person.suspendedFor)
  return id
}

/** Dated today, since the link expires after two days. */
async function requestNewEmail({ client, now }: World, id: string, person: Newcomer): Promise<void> {
  const { nombre, apellido, newEmail = '' } = person
  const body = {
    nombre,
    apellido,
    email: newEmail,
    fecha: details.birthdate,
    sexo: null,
    pais: 'MX',
    ciudad: details.ciudad,
    biografia: '',
  }
  await client.withJobs(() => client.request(now, id, 'updateUser', { body }))
}
