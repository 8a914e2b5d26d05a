/** Test helpers that ask for the verification of an agency. */
import { domainConfirmationPath } from '@brilla/contract/safety/verification'
import { readMailedToken } from '../../accounts/auth/sample-world.testing.ts'
import { uploadFile } from '../../media/media.testing.ts'
import type { TestPerson, TestServer } from '../../testing.ts'

let made = 0

/** What an agency sends, with a new document and a domain of its own. */
export async function createVerificationForm(server: TestServer, agency: TestPerson) {
  const filename = await uploadFile(server, agency, { presign: 'presignVerificationFile' })
  const domain = `agencia${(made += 1)}.example`
  return {
    legalName: 'Casting Luz S.A. de C.V.',
    taxId: 'CLU090514AB1',
    country: 'MX',
    web: `https://www.${domain}`,
    files: [{ filename }],
    domainEmail: `marta@${domain}`,
  }
}

/** The token of the newest mail to a person at the domain. */
export const readDomainToken = (server: TestServer, { domainEmail }: { domainEmail: string }) =>
  readMailedToken(server, domainEmail, `${domainConfirmationPath}#`)

/** Sends a request that lacks nothing, and returns its id. */
export async function askForVerification(
  server: TestServer,
  agency: TestPerson,
  change = {},
): Promise<string> {
  const body = { ...(await createVerificationForm(server, agency)), ...change }
  const sent = await server.call('requestVerification', { token: agency.token, body })
  if (sent.status !== 202) throw new Error(`a request was refused: ${JSON.stringify(sent.body)}`)
  const token = await readDomainToken(server, body)
  await server.call('confirmVerificationEmail', { body: { token, confirm: true } })
  return token.slice(0, 36)
}

/** Asks for the verification of an agency and approves it. */
export async function verifyAgency(
  server: TestServer,
  moderator: TestPerson,
  agency: TestPerson,
): Promise<string> {
  const id = await askForVerification(server, agency)
  const body = { checked: ['register', 'web', 'domain'] as const }
  const approved = await server.call('approveVerification', {
    token: moderator.token,
    params: { id },
    body: { checked: [...body.checked] },
  })
  if (approved.status !== 200) throw new Error(`an approval was refused: ${JSON.stringify(approved.body)}`)
  return id
}
