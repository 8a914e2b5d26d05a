import { limits, termsVersion } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { suspendAccount } from '../moderation/index.ts'
import { type TestPerson, startTestServer, type TestServer } from '../../testing.ts'
import { day, hour, second } from '../../platform/duration.ts'
import { announceTerms } from './commands.ts'
import { termsJobs } from './terms.jobs.ts'
import { selectTermsAcceptances } from './terms.store.ts'

/** The first moment of that day in Mexico. */
const effect = Date.parse(`${termsVersion}T06:00:00Z`)
const older = '2020-01-01'
const summaries = { es: 'Cambia la edad.\nY {name}.', en: 'The age changes.' }
const body = { version: termsVersion }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const setClock = (time: number) => server.advance(time - server.context.clock.now().getTime())
const announce = () => announceTerms(server.context, summaries)
const logIn = async ({ email, password }: TestPerson) =>
  (await server.call('authenticate', { body: { email, password } })).body.token
const readTerms = async (token: string) => (await server.call('getSelf', { token })).body.terms
const accept = (token: string) => server.call('acceptTerms', { token, body })
const mailsTo = ({ email }: TestPerson) =>
  server.mails.filter(({ to, subject }) => to === email && /términos|terms/.test(subject))

test('P-legal-4: new terms are announced six weeks ahead, and accepted once they have taken effect', async () => {
  setClock(effect - (limits.termsNoticeDays - 1) * day)
  const { Ana, Berta, Carla, Dora, Eva } = await server.registerTalents(
    'Ana',
    'Berta',
    'Carla',
    'Dora',
    'Eva',
  )
  const { db } = server.context
  const everybody = [Ana, Berta, Carla, Dora]
  await db
    .updateTable('account')
    .set({ terms_version: older })
    .where(
      'id',
      'in',
      everybody.map(({ id }) => id),
    )
    .execute()
  await db.updateTable('account').set({ language: 'en' }).where('id', '=', Berta.id).execute()
  await suspendAccount(server.context, Carla.email, 'Una razón')
  await server.call('cancelAccount', { token: Dora.token })
  expect(await announce()).toBe('too_soon')
  expect(await readTerms(Ana.token)).toBeNull()
  expect((await accept(Ana.token)).status).toBe(404)

  setClock(effect - limits.termsNoticeDays * day)
  // The first announcement is not sent. Other mails may still be on their way.
  const { mail } = server.context
  const sendMail = mail.send.bind(mail)
  const attempts: string[] = []
  const send = vi.spyOn(mail, 'send').mockImplementation(async (letter) => {
    if (!/terms|términos/i.test(letter.subject)) return sendMail(letter)
    attempts.push(letter.to)
    if (attempts.length === 1) throw new Error('no connection')
    return sendMail(letter)
  })
  // Eva has registered with the new version.
  expect(await announce()).toEqual({ count: 4 })
  expect(await announce()).toBe('repeated')
  await vi.waitFor(
    () => expect(everybody.map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 1]),
    10_000,
  )
  expect(attempts).toHaveLength(5)
  send.mockRestore()
  // The schedule runs the job again.
  const job = termsJobs(server.context).find(({ schedule }) => schedule)!
  await job.run({} as never, { signal: new AbortController().signal })
  expect([...everybody, Eva].map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 1, 0])
  expect(mailsTo(Ana)[0]!.text).toContain(summaries.es)
  expect(mailsTo(Ana)[0]!.text).toContain('/terminos')
  expect(mailsTo(Berta)[0]!.text).toContain(summaries.en)

  const token = await logIn(Ana)
  const notice = { version: termsVersion, summary: summaries.es, mustAccept: false }
  expect(await readTerms(token)).toEqual(notice)
  expect(await readTerms(await logIn(Berta))).toEqual({ ...notice, summary: summaries.en })
  expect(await readTerms(await logIn(Eva))).toBeNull()
  expect((await accept(token)).status).toBe(404)
  expect((await server.call('dismissTermsNotice', { token, body: { version: '2019-01-01' } })).status).toBe(
    404,
  )
  expect((await server.call('dismissTermsNotice', { token, body })).status).toBe(204)
  expect(await readTerms(token)).toBeNull()

  setClock(effect - hour)
  expect(await readTerms(await logIn(Ana))).toBeNull()
  setClock(effect)
  const after = await logIn(Ana)
  expect(await readTerms(after)).toEqual({ ...notice, mustAccept: true })
  expect((await accept(after)).status).toBe(204)
  expect(await readTerms(after)).toBeNull()
  const readAcceptance = () =>
    db
      .selectFrom('account')
      .select(['terms_version', 'terms_accepted_at'])
      .where('id', '=', Ana.id)
      .executeTakeFirstOrThrow()
  const first = await readAcceptance()
  expect(first.terms_version).toBe(termsVersion)
  expect(first.terms_accepted_at.getTime()).toBeGreaterThanOrEqual(effect)
  server.advance(second)
  expect((await accept(after)).status).toBe(204)
  expect(await readAcceptance()).toEqual(first)
  const history = await selectTermsAcceptances(db, Ana.id).execute()
  expect(history.map(({ version }) => version)).toEqual([older, termsVersion])
  expect(history[1]!.acceptedAt).toEqual(first.terms_accepted_at)
  expect(await readTerms(await logIn(Berta))).toMatchObject({ mustAccept: true })
})
