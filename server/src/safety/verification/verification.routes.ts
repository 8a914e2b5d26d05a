/** What an agency sends to be verified, and the confirmation by a person at its domain. */
import type { verificationContract } from '@brilla/contract/safety/verification'
import { findDomainError } from '@brilla/contract/safety/own-domain'
import { normalizeLink } from '../../accounts/account/index.ts'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { claimUploads, enqueueFileRemoval } from '../../media/index.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { readSignedId } from '../../platform/signed-id.ts'
import { linkUse, enqueueDomainMail } from './verification.jobs.ts'
import { presentOwnVerification } from './verification.present.ts'
import {
  deleteRequest,
  findFilenames,
  findNewest,
  findOpenRequest,
  findVerified,
  insertRequest,
  lockAgency,
  setEmailConfirmed,
  setFiles,
} from './verification.store.ts'

export function verificationRoutes(context: Context): Handlers<typeof verificationContract> {
  const { clock, db } = context

  async function read({ accountId }: Member) {
    const [current, newest] = await Promise.all([findVerified(db, accountId), findNewest(db, accountId)])
    return presentOwnVerification(current, newest, await findFilenames(db, newest?.files ?? []))
  }

  return {
    getVerification: ({ caller }) => read(caller),
    async requestVerification({ caller, body }) {
      const { accountId } = caller
      const web = normalizeLink('web', body.web) ?? throwFieldProblem('web', 'enlace_invalido')
      const error = findDomainError(body.domainEmail, web)
      if (error) throwFieldProblem('domainEmail', error)
      await db.transaction().execute(async (trx) => {
        await lockAgency(trx, accountId)
        const names = body.files.map(({ filename }) => filename)
        const files = await takeFiles(trx, accountId, names)
        const id = newId(clock)
        await insertRequest(trx, {
          id,
          account_id: accountId,
          legal_name: body.legalName,
          tax_id: body.taxId,
          country: body.country,
          web,
          domain_email: body.domainEmail,
          files,
          requested_at: clock.now(),
        })
        await enqueueDomainMail(context, trx, id)
      })
      return read(caller)
    },
    async confirmVerificationEmail({ body: { token, confirm } }) {
      const id = readSignedId(context, linkUse, token)
      const request = id === undefined ? undefined : await findOpenRequest(db, id)
      if (!request) throwProblem('not_found')
      if (confirm) await setEmailConfirmed(db, request.id, clock.now())
      return {
        agencyName: request.full_name,
        domainEmail: request.domain_email,
        isConfirmed: confirm === true || request.email_confirmed_at !== null,
      }
    },
  }

  /** Moves those documents of the newest request that are sent again, and claims the new ones. An open request ends, with the others. */
  async function takeFiles(trx: Database, accountId: string, names: readonly string[]): Promise<string[]> {
    const newest = await findNewest(trx, accountId)
    const before = newest?.files ?? []
    const added = names.flatMap((name, index) =>
      before.includes(name) ? [] : [{ name, use: 'verification' as const, field: `files.${index}.filename` }],
    )
    await claimUploads(context, trx, accountId, added)
    const left = before.filter((name) => !names.includes(name))
    if (newest?.status === 'open') {
      await deleteRequest(trx, newest.id)
      await enqueueFileRemoval(context, trx, left)
    } else if (newest) await setFiles(trx, newest.id, left)
    return [...new Set(names)]
  }
}
