import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { limits } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { changeModerator } from '../moderation/index.ts'
import { finalizeDecisions } from '../moderation/moderation.jobs.ts'
import { registerModerators } from '../moderation/moderation.testing.ts'
import { expireVerifications } from '../moderation/verification.jobs.ts'
import { sweepVerifications } from './verification.jobs.ts'
import {
  askForVerification,
  createVerificationForm,
  readDomainToken,
  verifyAgency,
} from './verification.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

let made = 0
/** A new agency. */
async function createAgency(): Promise<TestPerson> {
  const name = `Agencia${(made += 1)}`
  return (await server.registerPeople('agencia', name))[name]!
}

const read = async ({ token }: TestPerson) => (await server.call('getVerification', { token })).body
const ask = (agency: TestPerson, body: Awaited<ReturnType<typeof createVerificationForm>>) =>
  server.call('requestVerification', { token: agency.token, body })
const readDesk = (who: TestPerson, id: string) =>
  server.call('getVerificationRequest', { token: who.token, params: { id } })
const approve = (who: TestPerson, id: string, checked: VerificationCheck[] = ['register', 'domain']) =>
  server.call('approveVerification', { token: who.token, params: { id }, body: { checked } })
const refuse = (who: TestPerson, id: string, reason = 'El documento es de otra empresa.') =>
  server.call('refuseVerification', { token: who.token, params: { id }, body: { reason } })
const undo = (who: TestPerson, id: string) =>
  server.call('undoVerification', { token: who.token, params: { id } })

/** Runs what is due some minutes from now. */
async function finalizeIn(minutes: number): Promise<void> {
  server.advance(minutes * minute)
  await finalizeDecisions(server.context)
  server.advance(-minutes * minute)
}

async function listTypes({ token }: TestPerson): Promise<string[]> {
  await server.eventsHandled()
  return (await server.call('getNotifications', { token, query: {} })).body.rows.map(({ type }) => type)
}

describe('P-verification-1: an agency asks to be verified', () => {
  test('with an email at the domain of its website, and with documents of its own', async () => {
    const agency = await createAgency()
    const form = await createVerificationForm(server, agency)
    const refused = async (change: object) => {
      const { status, body } = await ask(agency, { ...form, ...change })
      return [status, (body as unknown as { errors?: { field: string; error: string }[] }).errors]
    }
    const wrong = [
      [{ domainEmail: 'agencia@gmail.com', web: 'https://gmail.com' }, 'domainEmail', 'free_mail_domain'],
      [{ domainEmail: 'agencia@outlook.es' }, 'domainEmail', 'free_mail_domain'],
      [{ domainEmail: 'luz@otra.example' }, 'domainEmail', 'other_mail_domain'],
      [{ web: 'una pagina' }, 'web', 'enlace_invalido'],
      [{ legalName: ' ' }, 'legalName', 'required'],
      [{ files: [] }, 'files', 'required'],
      [{ files: [{ filename: 'ajeno.pdf' }] }, 'files.0.filename', 'archivo_desconocido'],
    ] as const
    for (const [change, field, error] of wrong)
      expect(await refused(change)).toEqual([422, [expect.objectContaining({ field, error })]])
    expect(await read(agency)).toEqual({ state: 'none', missing: [], verified: null, request: null })
    const sent = await ask(agency, form)
    expect(sent).toMatchObject({ status: 202, body: { state: 'incomplete', missing: ['domainEmail'] } })
    const { filename } = form.files[0]!
    expect(sent.body.request!.files).toEqual([{ filename, displayName: 'baile.jpg' }])
  })

  test('again: a newer request replaces an open one, keeps documents that are sent again and deletes the others', async () => {
    const agency = await createAgency()
    const first = await createVerificationForm(server, agency)
    const kept = first.files[0]!.filename
    const {
      files: [dropped],
    } = await createVerificationForm(server, agency)
    await ask(agency, { ...first, files: [...first.files, dropped!] })
    const token = await readDomainToken(server, first)
    const again = await ask(agency, { ...first, legalName: 'Casting Luz A.C.' })
    expect(again).toMatchObject({ status: 202, body: { state: 'incomplete' } })
    expect(again.body.request).toMatchObject({ legalName: 'Casting Luz A.C.', files: [{ filename: kept }] })
    await server.jobsDone('media.remove')
    const left = await server.context.db
      .selectFrom('upload')
      .select('name')
      .where('account_id', '=', agency.id)
      .execute()
    expect(left).toEqual([{ name: kept }])
    expect((await server.call('confirmVerificationEmail', { body: { token } })).status).toBe(404)
  })
})

describe('P-verification-2: a person at the domain', () => {
  test('confirms with the button of the page that the mail leads to; only then the desk reads the request', async () => {
    const agency = await createAgency()
    const form = await createVerificationForm(server, agency)
    await ask(agency, form)
    const token = await readDomainToken(server, form)
    const id = token.slice(0, 36)
    const open = (confirm?: true) =>
      server.call('confirmVerificationEmail', { body: { token, ...(confirm && { confirm }) } })
    const { domainEmail } = form
    expect((await open()).body).toMatchObject({ domainEmail, isConfirmed: false })
    expect([(await read(agency)).state, (await readDesk(Mara, id)).status]).toEqual(['incomplete', 404])
    expect((await approve(Mara, id)).status).toBe(404)
    expect((await open(true)).body).toMatchObject({ isConfirmed: true })
    expect(await read(agency)).toMatchObject({ state: 'waiting', missing: [] })
    expect((await readDesk(Mara, id)).body).toMatchObject({ domainEmail, outcome: null })
    const forged = `${token.slice(0, -4)}AAAA`
    expect((await server.call('confirmVerificationEmail', { body: { token: forged } })).status).toBe(404)
  })

  test('who does not confirm within 30 days ends the request, with its documents', async () => {
    const agency = await createAgency()
    const form = await createVerificationForm(server, agency)
    await ask(agency, form)
    server.advance((limits.verificationIncompleteDays + 1) * day)
    await sweepVerifications(server.context)
    server.advance(-(limits.verificationIncompleteDays + 1) * day)
    expect((await read(agency)).state).toBe('none')
    await server.jobsDone('media.remove')
    expect(await server.context.storage.open(`uploads/${form.files[0]!.filename}`)).toBeNull()
  })
})

test('P-verification-3: the state is told, with the reason of a refusal, after which the agency can ask again', async () => {
  const agency = await createAgency()
  const id = await askForVerification(server, agency)
  await refuse(Mara, id, 'Falta la segunda página.')
  expect(await read(agency)).toMatchObject({
    state: 'refused',
    verified: null,
    request: { reason: 'Falta la segunda página.', taxId: 'CLU090514AB1' },
  })
  await askForVerification(server, agency)
  expect((await read(agency)).state).toBe('waiting')
})

describe('P-verification-4: the documents', () => {
  test('have only addresses of the desk, which work for ten minutes', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    const { name, url } = (await readDesk(Mara, id)).body.files[0]!
    const get = async (path: string, token?: string) =>
      (await server.app.inject({ url: path, ...(token && { headers: { 'x-access-token': token } }) }))
        .statusCode
    expect(await get(url)).toBe(200)
    const paths = [mediaPaths.file(name), mediaPaths.messageFile(name), mediaPaths.evidence(name)]
    for (const path of [...paths, mediaPaths.crop(name, 309)])
      for (const token of [undefined, agency.token, Mara.token]) expect(await get(path, token)).toBe(404)
    server.advance(11 * minute)
    expect(await get(url)).toBe(404)
    server.advance(-11 * minute)
  })

  test('are deleted 14 days after the decision; the request stays', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    await approve(Mara, id)
    const { name } = (await readDesk(Mara, id)).body.files[0]!
    for (const [days, count] of [
      [limits.verificationDocumentDays - 1, 1],
      [limits.verificationDocumentDays + 1, 0],
    ] as const) {
      server.advance(days * day)
      await sweepVerifications(server.context)
      server.advance(-days * day)
      await server.jobsDone('media.remove')
      expect((await readDesk(Mara, id)).body.files).toHaveLength(count)
    }
    const upload = server.context.db.selectFrom('upload').select('name').where('name', '=', name)
    expect(await upload.executeTakeFirst()).toBeUndefined()
    expect((await read(agency)).request).toMatchObject({ legalName: 'Casting Luz S.A. de C.V.', files: [] })
  })
})

describe('P-verification-5: the desk', () => {
  test('reads requests, the oldest first, with all that a decision needs; for everybody else there is none', async () => {
    const agency = await createAgency()
    const other = await createAgency()
    const ids = [await askForVerification(server, agency), await askForVerification(server, other)]
    const list = async (status: 'open' | 'decided') => {
      const { token } = Mara
      const { body } = await server.call('getVerificationRequests', { token, query: { status } })
      return body.rows
    }
    const open = await list('open')
    expect(open.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
    expect(open.find(({ id }) => id === ids[0])).toMatchObject({
      legalName: 'Casting Luz S.A. de C.V.',
      person: { id: agency.id, type: 'agencia' },
      emailConfirmedAt: expect.any(String),
      files: [{ filename: 'baile.jpg' }],
      current: null,
    })
    await approve(Mara, ids[0]!)
    expect((await list('decided'))[0]).toMatchObject({ id: ids[0], outcome: { decision: 'approve' } })
    for (const who of [agency, other]) {
      expect((await readDesk(who, ids[1]!)).status).toBe(404)
      expect((await approve(who, ids[1]!)).status).toBe(404)
    }
  })

  test('does not show moderators the request of their own agency', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    await changeModerator(server.context, agency.email, true)
    expect((await readDesk(agency, id)).status).toBe(404)
    expect((await approve(agency, id)).status).toBe(404)
    const { rows } = (await server.call('getVerificationRequests', { token: agency.token, query: {} })).body
    expect(rows.map((row) => row.id)).not.toContain(id)
  })

  test('decides no request of an agency that is suspended or deactivated, which waits until that ends', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    const setStatus = (status: string) =>
      server.context.db.updateTable('account').set({ status }).where('id', '=', agency.id).execute()
    for (const status of ['suspended', 'cancelled']) {
      await setStatus(status)
      const replies = [await readDesk(Mara, id), await approve(Mara, id), await refuse(Mara, id)]
      expect(replies.map((reply) => reply.status)).toEqual([404, 404, 404])
    }
    await setStatus('active')
    expect(await read(agency)).toMatchObject({ state: 'waiting', verified: null })
  })

  test('P-moderation-6: claims a request, which keeps others out until it is given back or has expired', async () => {
    const id = await askForVerification(server, await createAgency())
    const claim = ({ token }: TestPerson) => server.call('claimVerification', { token, params: { id } })
    const release = ({ token }: TestPerson) => server.call('releaseVerification', { token, params: { id } })
    expect(Date.parse((await claim(Mara)).body.until)).toBeGreaterThan(Date.now() + 29 * minute)
    const taken = { status: 409, body: { error: 'caso_tomado' } }
    for (const refused of [await claim(Noe), await approve(Noe, id), await refuse(Noe, id)])
      expect(refused).toMatchObject(taken)
    const by = { moderator: { id: Mara.id, fullname: 'Mara Prueba' } }
    expect((await readDesk(Mara, id)).body.claim).toMatchObject({ ...by, mine: true })
    expect((await readDesk(Noe, id)).body.claim).toMatchObject({ ...by, mine: false })
    expect((await release(Noe)).status).toBe(204)
    expect(await claim(Noe)).toMatchObject(taken)
    expect((await release(Mara)).status).toBe(204)
    expect((await readDesk(Noe, id)).body.claim).toBeNull()
    expect((await claim(Noe)).status).toBe(200)
    server.advance(31 * minute)
    expect((await claim(Mara)).status).toBe(200)
    server.advance(-31 * minute)
    expect((await approve(Mara, id)).body).toMatchObject({ claim: null, outcome: { decision: 'approve' } })
    expect(await claim(Noe)).toMatchObject({ status: 409, body: { error: 'caso_decidido' } })
  })

  test('decides once; its author can undo it within ten minutes, and only then is the agency told', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    const [one, two] = await Promise.all([approve(Mara, id), refuse(Noe, id)])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const [winner, loser] = one.status === 200 ? [Mara, Noe] : [Noe, Mara]
    expect((await undo(loser, id)).status).toBe(409)
    await finalizeIn(9)
    expect((await undo(winner, id)).body.outcome).toBeNull()
    expect(await read(agency)).toMatchObject({ state: 'waiting', verified: null })
    await finalizeIn(11)
    expect(await listTypes(agency)).toEqual([])

    await refuse(Mara, id, 'Falta el acta.')
    expect((await readDesk(Noe, id)).body.outcome).toMatchObject({ decision: 'refuse', undoUntil: null })
    expect((await readDesk(Mara, id)).body.outcome).toMatchObject({ undoUntil: expect.any(String) })
    await finalizeIn(11)
    expect(await listTypes(agency)).toEqual(['VERIFICATION_REFUSED'])
    const mail = await server.mailTo(agency.email, 'Falta el acta.')
    expect(mail.text).toContain('/user/settings/verification')
  })

  test('cannot undo a refusal after the agency has asked again', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    await refuse(Mara, id)
    await askForVerification(server, agency)
    expect((await undo(Mara, id)).body).toMatchObject({ error: 'fuera_de_plazo' })
  })
})

describe('P-verification-6: a verification', () => {
  async function createReader() {
    const name = `Lectora${(made += 1)}`
    const { token } = (await server.registerTalents(name))[name]!
    return async (agency: TestPerson) => {
      const { body } = await server.call('getProfile', { token, params: { id: agency.id }, query: {} })
      return 'profile' in body ? body : undefined
    }
  }

  test('says since when and what was checked, lasts two years, and is reminded of a month before', async () => {
    const agency = await createAgency()
    const id = await askForVerification(server, agency)
    const readProfile = await createReader()
    const profile = () => readProfile(agency)
    expect(await profile()).toMatchObject({ user: { verified: false }, verified: null })
    await approve(Mara, id, ['domain', 'register'])
    const verified = { since: expect.any(String) as string, checked: ['register', 'domain'] }
    expect(await profile()).toMatchObject({ user: { verified: true }, verified })
    const { until, since } = (await read(agency)).verified!
    expect(new Date(until).getUTCFullYear() - new Date(since).getUTCFullYear()).toBe(limits.verificationYears)

    const span = Date.parse(until) - Date.parse(since)
    const expireAfter = async (time: number) => {
      server.advance(time)
      await expireVerifications(server.context)
      server.advance(-time)
    }
    const typesSince = async (time: number) => {
      await expireAfter(time)
      return listTypes(agency)
    }
    await finalizeIn(11)
    expect(await typesSince(span - 31 * day)).toEqual(['VERIFIED'])
    expect(await typesSince(span - 29 * day)).toEqual(['VERIFICATION_EXPIRING', 'VERIFIED'])
    expect(await typesSince(span - 28 * day)).toHaveLength(2)
    expect((await read(agency)).state).toBe('verified')
    expect((await typesSince(span + day))[0]).toBe('VERIFICATION_ENDED')
    expect(await read(agency)).toMatchObject({ state: 'expired', verified: null })
    expect(await profile()).toMatchObject({ user: { verified: false }, verified: null })
  })

  test('P-verification-7: ends when the name changes, as does an open request, or when the desk withdraws it, with the reason', async () => {
    const agency = await createAgency()
    const form = { nombre: 'Luz', apellido: 'Pech', country: 'MX', ciudad: 'Mérida' }
    const rename = (agencyName: string) =>
      server.call('setUpAgency', { token: agency.token, body: { ...form, agencyName } })
    const readProfile = await createReader()
    await rename('Casting Alfa')
    await verifyAgency(server, Mara, agency)
    await rename('Casting Alfa')
    expect((await readProfile(agency))!.verified).not.toBeNull()
    await rename('Casting Beta')
    expect(await read(agency)).toMatchObject({ state: 'renamed', verified: null })
    expect((await readProfile(agency))!.verified).toBeNull()
    const id = await askForVerification(server, agency)
    await rename('Casting Gama')
    expect((await read(agency)).state).toBe('renamed')
    expect((await approve(Mara, id)).body).toMatchObject({ error: 'caso_decidido' })

    const approvedId = await verifyAgency(server, Mara, agency)
    const body = { reason: 'La empresa cerró.' }
    await server.call('unverifyAgency', { token: Mara.token, params: { id: agency.id }, body })
    // It is undone with the account, not as the decision about the request.
    expect((await readDesk(Mara, approvedId)).body.outcome).toMatchObject({ undoUntil: null })
    expect((await undo(Mara, approvedId)).body).toMatchObject({ error: 'fuera_de_plazo' })
    expect(await read(agency)).toMatchObject({ state: 'withdrawn', request: { reason: 'La empresa cerró.' } })
    await finalizeIn(11)
    await server.mailTo(agency.email, 'La empresa cerró.')
    expect(await listTypes(agency)).toEqual(['VERIFICATION_ENDED'])
  })

  test('P-verification-7: ends, as does an open request, with another first or last name where that is the name of the agency', async () => {
    const agency = await createAgency()
    const { body: self } = await server.call('getSelf', { token: agency.token })
    const rename = async (apellido: string) => {
      const { nombre, email, birthdate: fecha } = self
      const body = { nombre, apellido, email, fecha }
      expect((await server.call('updateUser', { token: agency.token, body })).status).toBe(200)
    }
    await verifyAgency(server, Mara, agency)
    await rename(self.apellido)
    expect((await read(agency)).state).toBe('verified')
    await rename('Alfa')
    expect(await read(agency)).toMatchObject({ state: 'renamed', verified: null })
    const id = await askForVerification(server, agency)
    await rename('Beta')
    expect((await read(agency)).state).toBe('renamed')
    expect((await approve(Mara, id)).body).toMatchObject({ error: 'caso_decidido' })
  })
})

test('P-verification-8: requests are in the export of the agency, with documents that are still there, and go with the account', async () => {
  const agency = await createAgency()
  await askForVerification(server, agency)
  const files = await unzip(await createExport(server, agency))
  const rows = JSON.parse(files['data/verifications.json']!.toString()) as object[]
  expect(rows).toMatchObject([{ legalName: 'Casting Luz S.A. de C.V.', state: 'open' }])
  expect(Object.keys(files).filter((path) => path.startsWith('files/verification/'))).toHaveLength(1)
  await server.context.db.deleteFrom('account').where('id', '=', agency.id).execute()
  const left = await server.context.db
    .selectFrom('verification_request')
    .select('id')
    .where('account_id', '=', agency.id)
    .execute()
  expect(left).toEqual([])
})

// Last, because it outlasts all sessions.
test('P-verification-6: a verification is renewed by another request, during which it stays', async () => {
  const agency = await createAgency()
  await verifyAgency(server, Mara, agency)
  const { verified } = await read(agency)
  server.advance(700 * day)
  const { email, password } = agency
  const { token } = (await server.call('authenticate', { body: { email, password } })).body
  const later = { ...agency, token }
  const { token: deskToken } = (
    await server.call('authenticate', { body: { email: Mara.email, password: Mara.password } })
  ).body
  const desk = { ...Mara, token: deskToken }
  const id = await askForVerification(server, later)
  expect(await read(later)).toMatchObject({ state: 'waiting', verified })
  expect((await readDesk(desk, id)).body.current).toMatchObject({ since: verified!.since })
  await refuse(desk, id)
  expect(await read(later)).toMatchObject({ state: 'refused', verified })
  await approve(desk, await askForVerification(server, later), ['web'])
  expect((await read(later)).verified).toMatchObject({ checked: ['web'] })
  expect(Date.parse((await read(later)).verified!.until)).toBeGreaterThan(Date.parse(verified!.until))
  server.advance(-700 * day)
})
