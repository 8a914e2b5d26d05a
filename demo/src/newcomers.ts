/** Accounts in unusual states, to try what the product shows to their owners. */
import { confirmEmail, suspendAccount } from '@brilla/server/commands'
import { demoPassword, getEmail } from './logins.ts'
import { daysBefore, type World } from './world.ts'

interface Newcomer {
  key: string
  nombre: string
  apellido: string
  /** Null when not chosen yet. */
  type: 'talento' | 'agencia' | null
  daysAgo: number
  /** Has not opened the confirmation mail, which is in the outbox. */
  unconfirmed?: true
  /** Has requested this new e-mail and not confirmed it; that mail is in the outbox too. */
  newEmail?: string
  /** Has deactivated the account, and restores it by logging in. */
  deactivatedDaysAgo?: number
  /** Is suspended for this reason. */
  suspendedFor?: string
}

/** No account type yet, a talent before the wizard, two agencies before their form, and four who cannot simply log in. */
export const newcomers: readonly Newcomer[] = [
  { key: 'nueva', nombre: 'Nadia', apellido: 'Solís', type: null, daysAgo: 1 },
  { key: 'a-medias', nombre: 'Iker', apellido: 'Landa', type: 'talento', daysAgo: 1 },
  { key: 'agencia-nueva', nombre: 'Brisa', apellido: 'Quintero', type: 'agencia', daysAgo: 1 },
  // Writes to a talent what a false agency writes.
  { key: 'estrella-global', nombre: 'Estrella', apellido: 'Global', type: 'agencia', daysAgo: 6 },
  { key: 'sin-confirmar', nombre: 'Tadeo', apellido: 'Rincón', type: null, daysAgo: 0, unconfirmed: true },
  {
    key: 'correo-nuevo',
    nombre: 'Irina',
    apellido: 'Beltrán',
    type: 'talento',
    daysAgo: 40,
    newEmail: getEmail('irina'),
  },
  {
    key: 'cancelada',
    nombre: 'Emilia',
    apellido: 'Cantú',
    type: 'talento',
    daysAgo: 90,
    deactivatedDaysAgo: 3,
  },
  {
    key: 'suspendida',
    nombre: 'Renata',
    apellido: 'Olmos',
    type: 'talento',
    daysAgo: 60,
    suspendedFor: 'Varias de las fotos que publicaste son de otra persona, que nos pidió retirarlas.',
  },
]

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
    return (await client.withMails(() => client.request(at, null, 'registerUser', { body }))).id
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
  await client.withMails(() => client.request(now, id, 'updateUser', { body }))
}
