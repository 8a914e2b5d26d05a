import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createListActions } from '../../casting/list/list.testing.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createExport, unzip } from './export.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { change, createList, setBirthdate, verify } = createListActions(() => server)

async function readExport(who: TestPerson) {
  const files = await unzip(await createExport(server, who))
  const json = (name: string) => JSON.parse(files[`data/${name}.json`]!.toString()) as unknown[]
  return { json, index: files['index.html']!.toString(), all: Object.values(files).join('\n') }
}

describe('P-lists-9: lists in the data export', () => {
  test('of a person: what agencies have noted; of the agency: its lists, whom it may see, and what it opened', async () => {
    const { Luz, Sol } = await server.registerPeople('agencia', 'Luz', 'Sol')
    const { Ana, Mia } = await server.registerTalents('Ana', 'Mia')
    await setBirthdate(Mia, birthdateTurning(18, 40))
    await verify(Luz)
    const id = await createList(Luz, Ana, Mia)
    await createList(Sol, Ana)
    await change(Luz, id, Ana, { note: 'Llega tarde', status: 'declined' })
    await server.call('getProfile', { token: Luz.token, params: { id: Ana.id } })
    await verify(Luz, false)

    const ana = await readExport(Ana)
    expect(ana.json('notesAboutYou')).toMatchObject([
      { agencyName: 'Luz Prueba', list: 'Lista 1', note: 'Llega tarde', listStatus: 'declined' },
      { agencyName: 'Sol Prueba', list: 'Lista 2', note: '', listStatus: 'considering' },
    ])
    expect(ana.index).toContain('Llega tarde')
    expect(ana.json('lists')).toEqual([])
    expect(ana.json('profilesSeen')).toEqual([])

    const query = { ids: Ana.id }
    await vi.waitFor(async () => {
      const { body } = await server.call('getMarks', { token: Luz.token, query })
      expect(body.rows[0]!.seenAt).not.toBeNull()
    })
    const luz = await readExport(Luz)
    expect(luz.json('profilesSeen')).toMatchObject([{ fullname: 'Ana Prueba' }])
    expect(luz.json('lists')).toMatchObject([{ name: 'Lista 1' }])
    expect(luz.json('listedPeople')).toMatchObject([{ fullname: 'Ana Prueba', note: 'Llega tarde' }])
    expect(luz.all).not.toContain('Mia Prueba')
    expect((await readExport(Mia)).json('notesAboutYou')).toMatchObject([{ agencyName: 'Luz Prueba' }])
  })

  test('the deletion of either account deletes lists and notes', async () => {
    const { Mar } = await server.registerPeople('agencia', 'Mar')
    const { Bea, Carla } = await server.registerTalents('Bea', 'Carla')
    const { db } = server.context
    const id = await createList(Mar, Bea, Carla)
    await db.deleteFrom('account').where('id', '=', Bea.id).execute()
    const listed = () => db.selectFrom('list_person').select('account_id').where('list_id', '=', id).execute()
    expect(await listed()).toEqual([{ account_id: Carla.id }])
    await db.deleteFrom('account').where('id', '=', Mar.id).execute()
    expect(await listed()).toEqual([])
  })
})
