import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { verifyAgency } from '../verification/verification.testing.ts'
import { getSkeleton } from './lookalike.rules.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara } = await registerModerators(server, 'Mara'))
})
afterAll(() => server.stop())

const setUp = ({ token }: TestPerson, agencyName: string) =>
  server.call('setUpAgency', {
    token,
    body: { agencyName, nombre: 'Luz', apellido: 'Pech', country: 'MX', ciudad: 'Mérida' },
  })

const listCases = async () => {
  await server.eventsHandled()
  const { rows } = (await desk.queue(Mara)).body
  return rows.map(({ person, reason, reportsCount }) => [person.fullname, reason, reportsCount])
}

describe('P-moderation-28: a name that reads like that of a verified agency', () => {
  test.each([
    'CASTING LÚZ',
    'Casting-Luz',
    'Cаsting Luz',
    'Cast1ng Luz',
    'Castíng Luzz',
    'Casting Luz Oficial',
  ])('%s reads like Casting Luz', (name) => {
    expect(getSkeleton(name)).toBe(getSkeleton('Casting Luz'))
  })

  test.each(['Casting Lux', 'Luz', 'Casting del Sur'])('%s does not', (name) => {
    expect(getSkeleton(name)).not.toBe(getSkeleton('Casting Luz'))
  })

  test('comes to the desk when it is set, by agencies and talents, once for each name', async () => {
    const { Real, Falsa } = await server.registerPeople('agencia', 'Real', 'Falsa')
    const { Ana } = await server.registerTalents('Ana')
    await setUp(Real, 'Casting Luz')
    await verifyAgency(server, Mara, Real)
    await setUp(Real, 'Casting Luz')
    await setUp(Falsa, 'Otra Agencia')
    expect(await listCases()).toEqual([])
    await setUp(Falsa, 'Cаsting Luz')
    expect(await listCases()).toEqual([['Cаsting Luz', 'impersonation', 1]])
    await setUp(Falsa, 'Cаsting Luz')
    await saveSettings(server, Ana, { nombre: 'Casting', apellido: 'Luz' })
    await saveSettings(server, Ana, { nombre: 'Casting', apellido: 'Luz', biografia: 'Bailo.' })
    expect(await listCases()).toEqual([
      ['Cаsting Luz', 'impersonation', 1],
      ['Casting Luz', 'impersonation', 1],
    ])
    const { body } = await desk.queue(Mara)
    const read = await desk.read(Mara, body.rows[0]!.id)
    expect(read.body.reports).toMatchObject([
      { reporter: null, description: expect.stringContaining('«Casting Luz»') },
    ])
  })
})
