/** Generated from the contract: what an agency keeps for itself × every route × everybody else. */
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVerificationForm } from './safety/verification/verification.testing.ts'
import { startTestServer, type TestPerson, type TestResponse, type TestServer } from './testing.ts'

/** In every text that the owner keeps for itself. */
const secret = 'Secreto de Luz'
const unknownId = '01900000-0000-7000-8000-000000000000'

interface World {
  server: TestServer
  owner: TestPerson
  listed: TestPerson
}

interface Resource {
  /** Beginning of the paths of its routes. */
  path: string
  /** Where its owner reads it, with the secret. */
  reads: RouteName
  /** Creates one, and returns the parameters of its routes. */
  create(world: World): Promise<Record<string, string>>
}

/** What belongs to one agency. New routes under these paths are tested without an entry here. */
const resources: Record<string, Resource> = {
  list: {
    path: '/lists/{id}',
    reads: 'getList',
    async create({ server, owner: { token }, listed }) {
      const { id } = (await server.call('createList', { token, body: { name: secret } })).body
      await server.call('addToList', { token, params: { id }, body: { userIds: [listed.id] } })
      const params = { id, userId: listed.id }
      await server.call('changeListedPerson', { token, params, body: { note: secret, status: 'declined' } })
      return params
    },
  },
  template: {
    path: '/messages/templates/{id}',
    reads: 'getMessageTemplates',
    async create({ server, owner: { token } }) {
      const { body } = await server.call('createMessageTemplate', {
        token,
        body: { name: secret, text: secret },
      })
      return { id: body.id }
    },
  },
  presentation: {
    path: '/presentations/{id}',
    reads: 'getPresentations',
    async create({ server, owner: { token }, listed }) {
      const listId = (await server.call('createList', { token, body: { name: `${secret} 2` } })).body.id
      await server.call('addToList', { token, params: { id: listId }, body: { userIds: [listed.id] } })
      const { body } = await server.call('createPresentation', { token, body: { title: secret, listId } })
      const params = { token: body.url.split('/').at(-1)! }
      const vote = { viewer: secret, subjectId: body.people[0]!.id, vote: 'no' as const, comment: secret }
      await server.call('votePresentation', { params, body: vote })
      return { id: body.id }
    },
  },
  'bulk message': {
    path: '/messages/bulk/{bulkId}',
    reads: 'getBulkMessage',
    async create({ server, owner: { token } }) {
      const bulkId = `${secret} 1`
      const body = { receiverIds: [unknownId], message: 'Hola', bulkId }
      await server.call('sendBulkMessage', { token, body })
      return { bulkId }
    },
  },
}

let world: World
let strangers: Record<'agency' | 'talent' | 'listed', TestPerson>
const created: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  const server = await startTestServer()
  const { Luz, Sol } = await server.registerPeople('agencia', 'Luz', 'Sol')
  const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
  world = { server, owner: Luz, listed: Ana }
  strangers = { agency: Sol, talent: Bea, listed: Ana }
  for (const [name, { create }] of Object.entries(resources)) created[name] = await create(world)
  const form = { ...(await createVerificationForm(server, Luz)), legalName: secret }
  const asked = await server.call('requestVerification', { token: Luz.token, body: form })
  if (asked.status !== 202) throw new Error(`the request was refused: ${JSON.stringify(asked.body)}`)
})
afterAll(() => world.server.stop())

const routes = Object.entries(contract) as [RouteName, Route][]

async function send(name: RouteName, { token }: TestPerson, params: Record<string, string>) {
  const { example = {} }: Route = contract[name]
  const { query, body } = example
  const input = { token, params: { ...example.params, ...params }, query, body }
  return (await world.server.call(name, input as object)) as TestResponse
}

describe('P-lists-1: what an agency keeps for itself exists for nobody else', () => {
  for (const [resource, { path, reads }] of Object.entries(resources)) {
    const own = routes.filter(([, route]) => route.path.startsWith(path))
    for (const [name, { method, path: routePath }] of own)
      test.each(['agency', 'talent', 'listed'] as const)(`${method} ${routePath} of the %s`, async (who) => {
        const { status } = await send(name, strangers[who], created[resource]!)
        expect(status).toBeOneOf(who === 'agency' ? [404] : [403, 404])
      })

    test(`no attempt has changed the ${resource}`, async () => {
      expect(own).not.toEqual([])
      const { status, body } = await send(reads, world.owner, created[resource]!)
      expect(status).toBe(200)
      if (resource !== 'bulk message') expect(JSON.stringify(body)).toContain(secret)
    })
  }

  const reads = routes.filter(
    ([, { method, audience, hasSideEffects, download }]) =>
      method === 'GET' && audience !== 'moderator' && !hasSideEffects && !download,
  )
  test.each(['agency', 'talent'] as const)('no read of the %s tells of it', async (who) => {
    const { owner, listed } = world
    const others = [{ id: owner.id }, { id: listed.id }, ...Object.values(created)]
    for (const [name] of reads)
      for (const params of others) {
        const { body } = await send(name, strangers[who], params)
        expect(JSON.stringify(body) ?? '', name).not.toContain(secret)
      }
  })
})
