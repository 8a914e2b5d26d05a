/**
 * Valid requests of all routes, for the tests that are generated from the contract: the contract's examples, with what the
 * `<feature>.samples.testing.ts` next to the routes replace.
 */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { sql } from 'kysely'
import { changeModerator } from '../../safety/moderation/index.ts'
import { suspendAccount } from '../../safety/moderation/index.ts'
import type { TestPerson, TestServer } from '../../testing.ts'
import { startSession } from './index.ts'
import type { CallerType, Sample, Samples, SampleWorld } from './sample-world.testing.ts'

const directory = new URL('../../', import.meta.url)
const files = globSync('**/*.samples.testing.ts', { cwd: fileURLToPath(directory) })
const modules: { samples: Samples<typeof contract> }[] = await Promise.all(
  files.map((file) => import(new URL(file, directory).href)),
)
const samples: Samples<typeof contract> = Object.assign({}, ...modules.map((module) => module.samples))

/** A valid request of the route in this world. */
export async function createSample(name: RouteName, world: SampleWorld): Promise<Sample> {
  const { example }: Route = contract[name]
  const sample = await samples[name]?.(world)
  return {
    ...sample,
    ...(example?.params && { params: { ...example.params, ...sample?.params } }),
    ...(example?.query && { query: { ...example.query, ...sample?.query } }),
    ...(example?.body && { body: { ...example.body, ...sample?.body } }),
  }
}

export interface SamplePopulation {
  people: Record<CallerType, TestPerson>
  /** A token of a new session, so that a logout does not end the session of another test. */
  createToken(type: CallerType): Promise<string>
  /** A valid request that this person sends. */
  createSample(type: CallerType, name: RouteName): Promise<Sample>
}

/** Creates a person of each type, and content of another one. */
export async function createPopulation(server: TestServer): Promise<SamplePopulation> {
  const { none, moderator } = await server.registerPeople(null, 'none', 'moderator')
  await changeModerator(server.context, moderator.email, true)
  const { agencia } = await server.registerPeople('agencia', 'agencia')
  const { talento, suspended, author } = await server.registerTalents('talento', 'suspended', 'author')
  const people = { none, talento, agencia, suspended, moderator }
  const { token } = author
  const post = (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
  const comment = (await server.call('createComment', { token, body: { postId: post, comment: 'Hola' } }))
    .body.id
  const content = { author: author.id, post, comment }
  await suspendAccount(server.context, suspended.email, 'Una razón')
  const accounts = await server.context.db
    .selectFrom('account')
    .select([
      'id',
      'type',
      'status',
      'status_before',
      'suspended_at',
      'cancelled_at',
      'password_hash',
      'type_chosen_at',
    ])
    .execute()

  /** Resets what a request may have changed in the account, so that every route starts from the same one. */
  async function resetAccount(own: string): Promise<void> {
    const { id, ...columns } = accounts.find((account) => account.id === own)!
    const changed = Object.entries(columns).map(
      ([column, value]) => sql<boolean>`${sql.ref(column)} is distinct from ${value}`,
    )
    // An update that changes nothing would still make the server write its search document again.
    await server.context.db
      .updateTable('account')
      .set(columns)
      .where('id', '=', id)
      .where(sql<boolean>`(${sql.join(changed, sql` or `)})`)
      .execute()
  }

  async function createToken(type: CallerType): Promise<string> {
    await resetAccount(people[type].id)
    return startSession(server.context, server.context.db, people[type].id)
  }

  return {
    people,
    createToken,
    async createSample(type, name) {
      const caller = { ...people[type], type, token: await createToken(type) }
      return createSample(name, { server, caller, ...content })
    },
  }
}
