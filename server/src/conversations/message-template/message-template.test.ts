import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const register = async () => {
  made += 1
  const [agency] = Object.values(await server.registerPeople('agencia', `Cumbre${made}`))
  return agency!
}
const save = ({ token }: TestPerson, name: string, text = 'Hola, {nombre}', key?: string) =>
  server.call('createMessageTemplate', {
    token,
    body: { name, text },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const change = ({ token }: TestPerson, id: string, body: object) =>
  server.call('changeMessageTemplate', { token, params: { id }, body })
const remove = ({ token }: TestPerson, id: string) =>
  server.call('deleteMessageTemplate', { token, params: { id } })
const list = async ({ token }: TestPerson) => (await server.call('getMessageTemplates', { token })).body

describe('P-messages-22: templates', () => {
  test('are saved, listed by name, renamed, replaced and deleted', async () => {
    const agency = await register()
    const { id } = (await save(agency, 'Zafra', 'Hola')).body
    await save(agency, 'ánimo')
    await save(agency, 'Casting')
    expect(await list(agency)).toMatchObject({
      rows: [{ name: 'ánimo' }, { name: 'Casting' }, { name: 'Zafra' }],
      count: 3,
    })
    expect(await change(agency, id, { name: 'Bodas' })).toMatchObject({
      status: 200,
      body: { name: 'Bodas', text: 'Hola' },
    })
    await change(agency, id, { text: 'Hola, {nombre}' })
    const { rows } = await list(agency)
    expect(rows.find((row) => row.id === id)).toMatchObject({ name: 'Bodas', text: 'Hola, {nombre}' })
    expect((await remove(agency, id)).status).toBe(204)
    expect((await remove(agency, id)).status).toBe(404)
    expect(await list(agency)).toMatchObject({ count: 2 })
  })

  test('have names that differ by more than their case; a retry is the same one', async () => {
    const agency = await register()
    const first = await save(agency, 'Primera vez', 'Hola', 'una')
    expect((await save(agency, 'Primera vez', 'Hola', 'una')).body).toEqual(first.body)
    const taken = { status: 422, body: { errors: [{ field: 'name', error: 'plantilla_repetida' }] } }
    expect(await save(agency, 'PRIMERA VEZ')).toMatchObject(taken)
    const { id } = (await save(agency, 'Segunda')).body
    expect(await change(agency, id, { name: 'primera vez' })).toMatchObject(taken)
    expect((await change(agency, id, { name: 'SEGUNDA' })).status).toBe(200)
    for (const name of ['ΟΔΟΣ', 'οδοσ']) expect((await save(agency, name)).status).toBe(201)
    // At the same moment, too.
    const both = await Promise.all([save(agency, 'Tercera'), save(agency, 'tercera')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  test('are their own account’s alone, and there are at most 50', async () => {
    const [agency, other] = [await register(), await register()]
    const { id } = (await save(agency, 'Mía')).body
    expect(await list(other)).toEqual({ rows: [], count: 0 })
    expect((await change(other, id, { name: 'Suya' })).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await save(other, 'Mía')).status).toBe(201)
    for (let n = 2; n <= limits.messageTemplatesMax; n++)
      expect((await save(agency, `Plantilla ${n}`)).status).toBe(201)
    expect(await save(agency, 'Una más')).toMatchObject({
      status: 422,
      body: { error: 'demasiadas_plantillas' },
    })
  })
})
