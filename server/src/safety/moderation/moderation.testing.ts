/** Test helpers of the desk. */
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import type { TestPerson, TestServer } from '../../testing.ts'
import { changeModerator } from './index.ts'

/** Registers moderators, who have no account type. */
export async function registerModerators<K extends string>(
  server: TestServer,
  ...names: K[]
): Promise<Record<K, TestPerson>> {
  const people = await server.registerPeople(null, ...names)
  for (const { email } of Object.values<TestPerson>(people))
    await changeModerator(server.context, email, true)
  return people
}

/** Requests of a moderator to a server, which may start later. */
export function createDesk(getServer: () => TestServer) {
  const reason = 'Usa fotos de otra persona.'
  const report = ({ token }: TestPerson, subject: object) =>
    getServer().call('report', { token, body: { description: 'Mira esto.', ...subject } })
  const queue = ({ token }: TestPerson, query = {}) => getServer().call('getCases', { token, query })
  const read = ({ token }: TestPerson, id: string) => getServer().call('getCase', { token, params: { id } })
  const claim = ({ token }: TestPerson, id: string) =>
    getServer().call('claimCase', { token, params: { id } })
  const decide = ({ token }: TestPerson, id: string, decision: Decision, body = {}) =>
    getServer().call('decideCase', {
      token,
      params: { id },
      body: { decision, reason, ...body },
    })
  const undo = ({ token }: TestPerson, id: string) =>
    getServer().call('undoDecision', { token, params: { id } })

  /** Reports a subject and returns the id of its case. */
  async function openCase(moderator: TestPerson, reporter: TestPerson, subject: object): Promise<string> {
    const sent = await report(reporter, subject)
    if (sent.status !== 201) throw new Error(`a report was refused: ${JSON.stringify(sent.body)}`)
    const rows = []
    for (let after: string | null | undefined; after !== null;) {
      const { body } = await queue(moderator, after === undefined ? {} : { after })
      rows.push(...body.rows)
      after = body.next
    }
    return rows.toSorted((one, other) => one.number - other.number).at(-1)!.id
  }

  return { claim, decide, openCase, queue, read, reason, report, undo }
}
