/** People who have only just begun: for trying what the product shows to those who are not done yet. */
import { confirmEmail } from '../src/account/index.ts'
import { demoPassword, daysBefore, emailOf } from './people.ts'
import type { World } from './life.ts'

interface Newcomer {
  key: string
  nombre: string
  apellido: string
  /** Null where none is chosen yet. */
  type: 'talento' | 'agencia' | null
}

/** One who has not chosen what to be, a talent before the wizard, an agency before its form. */
export const newcomers: readonly Newcomer[] = [
  { key: 'nueva', nombre: 'Nadia', apellido: 'Solís', type: null },
  { key: 'a-medias', nombre: 'Iker', apellido: 'Landa', type: 'talento' },
  { key: 'agencia-nueva', nombre: 'Brisa', apellido: 'Quintero', type: 'agencia' },
]

/** Registers and confirms one of them, the day before; goes on with one half registered. */
export async function begin({ stage, now }: World, { key, type, ...name }: Newcomer): Promise<string> {
  const { db } = stage.context
  const at = daysBefore(now, 1)
  const email = emailOf(key)
  const known = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where('email', '=', email)
    .executeTakeFirst()
  const body = {
    ...name,
    email,
    password: demoPassword,
    birthdate: '1999-03-21',
    ciudad: 'Puebla',
    terms: true as const,
  }
  const { id } = known ?? (await stage.call(at, null, 'registerUser', { body }))
  await confirmEmail(db, id, at)
  if (type && !known?.type) await stage.call(at, id, 'chooseAccountType', { body: { profile: type } })
  return id
}
