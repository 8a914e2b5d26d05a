/** People at the edges of having an account: for trying what the product shows to those who are not simply there. */
import { confirmEmail } from '../src/account/index.ts'
import { suspendAccount } from '../src/suspension/index.ts'
import type { World } from './life.ts'
import { daysBefore, demoPassword, emailOf } from './people.ts'

interface Newcomer {
  key: string
  nombre: string
  apellido: string
  /** Null where none is chosen yet. */
  type: 'talento' | 'agencia' | null
  daysAgo: number
  /** Registered without opening the mail, which waits in the outbox. */
  unconfirmed?: true
  /** Has asked for this e-mail, whose mail waits there too. */
  newEmail?: string
  /** Has left, and comes back by logging in. */
  cancelledDaysAgo?: number
  /** Is suspended, and reads this as the reason. */
  suspendedFor?: string
}

/** One who has not chosen what to be, a talent before the wizard, an agency before its form, and four who are not quite here. */
export const newcomers: readonly Newcomer[] = [
  { key: 'nueva', nombre: 'Nadia', apellido: 'Solís', type: null, daysAgo: 1 },
  { key: 'a-medias', nombre: 'Iker', apellido: 'Landa', type: 'talento', daysAgo: 1 },
  { key: 'agencia-nueva', nombre: 'Brisa', apellido: 'Quintero', type: 'agencia', daysAgo: 1 },
  { key: 'sin-confirmar', nombre: 'Tadeo', apellido: 'Rincón', type: null, daysAgo: 0, unconfirmed: true },
  {
    key: 'correo-nuevo',
    nombre: 'Irina',
    apellido: 'Beltrán',
    type: 'talento',
    daysAgo: 40,
    newEmail: emailOf('irina'),
  },
  {
    key: 'cancelada',
    nombre: 'Emilia',
    apellido: 'Cantú',
    type: 'talento',
    daysAgo: 90,
    cancelledDaysAgo: 3,
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

const about = { birthdate: '1999-03-21', ciudad: 'Puebla' }

/** Brings one of them as far as they are; goes on with one who is half there. */
export async function begin(world: World, person: Newcomer): Promise<string> {
  const { stage, now } = world
  const { db } = stage.context
  const at = daysBefore(now, person.daysAgo)
  const { key, nombre, apellido, type } = person
  const email = emailOf(key)
  const known = await db
    .selectFrom('account')
    .select(['id', 'type', 'status', 'pending_email'])
    .where('email', '=', email)
    .executeTakeFirst()
  const body = { ...about, nombre, apellido, email, password: demoPassword, terms: true as const }
  if (person.unconfirmed) {
    if (known) return known.id
    return (await stage.mailing(() => stage.call(at, null, 'registerUser', { body }))).id
  }
  const { id } = known ?? (await stage.call(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (type && !known?.type) await stage.call(at, id, 'chooseAccountType', { body: { profile: type } })
  if (person.newEmail !== undefined && !known?.pending_email) await askForEmail(world, id, person)
  if (person.cancelledDaysAgo !== undefined && known?.status !== 'cancelled') {
    await stage.call(daysBefore(now, person.cancelledDaysAgo), id, 'cancelAccount', {})
  }
  if (person.suspendedFor !== undefined) await suspendAccount(stage.context, email, person.suspendedFor)
  return id
}

/** Today, since the link is good for two days. */
async function askForEmail({ stage, now }: World, id: string, person: Newcomer): Promise<void> {
  const { nombre, apellido, newEmail = '' } = person
  const body = {
    nombre,
    apellido,
    email: newEmail,
    fecha: about.birthdate,
    sexo: null,
    pais: 'MX',
    ciudad: about.ciudad,
    biografia: '',
  }
  await stage.mailing(() => stage.call(now, id, 'updateUser', { body }))
}
