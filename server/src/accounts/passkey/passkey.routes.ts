import { brand } from '@brilla/contract/platform/brand'
import { limits } from '@brilla/contract/platform/limits'
import type { passkeyContract } from '@brilla/contract/accounts/passkey'
import type { ParsedInput } from '@brilla/contract/platform/route'
import {
  callerChanged,
  getFreshUntil,
  type Handlers,
  lockAccounts,
  logIn,
  type LoginHooks,
  markReauthenticated,
  readBrowser,
} from '../auth/index.ts'
import { findMailRecipient } from '../account/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { minute } from '../../platform/duration.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { enqueuePasskeyAddedMail, enqueuePasskeyRemovedMail } from './passkey.jobs.ts'
import * as store from './passkey.store.ts'

/** EdDSA, ES256 and RS256, which cover all authenticators; the library would also probe experimental algorithms of Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Loaded when the first passkey is used, because it takes longer to load than most of the server. */
const loadWebAuthn = () => import('@simplewebauthn/server')

type Assertion = ParsedInput<(typeof passkeyContract)['authenticateWithPasskey']>['body']['credential']
type PasskeyRow = Awaited<ReturnType<typeof store.findPasskeys>>[number]

function presentPasskey(row: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>) {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}

/** Challenges for passkeys of this site, and the verification of what they have signed. */
function createVerification({ clock, config, db }: Context) {
  const { origin, hostname: rpID } = new URL(config.PUBLIC_URL)

  /** Stores a challenge, for the account that adds a passkey or, without one, for a login. */
  async function storeChallenge(challenge: string, account_id: string | null): Promise<void> {
    const expires_at = new Date(clock.now().getTime() + limits.passkeyChallengeMinutes * minute)
    await store.insertChallenge(db, { challenge, account_id, expires_at })
  }

  /** What both verifications require. A challenge is consumed whether the rest is right or not. */
  const createExpectations = (accountId: string | null) => ({
    expectedChallenge: (challenge: string) => store.useChallenge(db, challenge, accountId, clock.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    // Fingerprint, face or PIN: without it, a passkey would be a single factor.
    requireUserVerification: true,
  })

  /** Verifies what a passkey has signed for a login, and throws the problem `refusal` otherwise. */
  async function verify(credential: Assertion, refusal: 'passkey' | 'wrong_passkey') {
    const known = await store.findCredential(db, credential.id)
    if (!known) throwProblem(refusal)
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
        transports: known.transports,
      },
      ...createExpectations(null),
    }).catch((cause: unknown) => throwProblem(refusal, { cause }))
    if (!verified) throwProblem(refusal)
    return {
      known,
      async storeUse(trx: Database) {
        const isKnown = await store.updateUse(trx, known.id, authenticationInfo.newCounter, clock.now())
        // It may have been removed meanwhile.
        if (!isKnown) throwProblem(refusal)
      },
    }
  }

  return { rpID, storeChallenge, createExpectations, verify }
}

export function passkeyRoutes(context: Context, hooks: LoginHooks): Handlers<typeof passkeyContract> {
  const { clock, db, events, outbox } = context
  const { rpID, storeChallenge, createExpectations, verify } = createVerification(context)
  return {
    async getPasskeys({ caller }) {
      return { rows: (await store.findPasskeys(db, caller.accountId)).map(presentPasskey) }
    },
    async createPasskeyOptions({ caller: { accountId } }) {
      const account = await findMailRecipient(db, accountId)
      const own = await store.findPasskeys(db, accountId)
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        supportedAlgorithmIDs,
        rpName: brand.name,
        rpID,
        userID: new TextEncoder().encode(accountId),
        userName: account?.email ?? '',
        userDisplayName: account?.first_name ?? '',
        attestationType: 'none',
        excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await storeChallenge(options.challenge, accountId)
      return { ...options }
    },
    async addPasskey({ caller: { accountId }, body: { name, credential } }) {
      const { transports = [], ...response } = credential.response
      const { verifyRegistrationResponse } = await loadWebAuthn()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        supportedAlgorithmIDs,
        response: { ...credential, response },
        ...createExpectations(accountId),
      }).catch((cause: unknown) => throwProblem('passkey_rejected', { cause }))
      if (!verified) throwProblem('passkey_rejected')
      const { id: credential_id, publicKey, counter } = registrationInfo.credential
      const created_at = clock.now()
      const row = {
        id: newId(clock),
        account_id: accountId,
        credential_id,
        counter,
        transports,
        name,
        created_at,
      }
      await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, [accountId])
        const own = await store.findPasskeys(trx, accountId)
        if (own.length >= limits.passkeysMax) throwProblem('too_many_passkeys')
        if (!(await store.insertPasskey(trx, { ...row, public_key: Buffer.from(publicKey) })))
          throwProblem('passkey_rejected')
        await enqueuePasskeyAddedMail(context, trx, accountId)
      })
      return presentPasskey({ ...row, last_used_at: null })
    },
    async removePasskey({ caller: { accountId }, params }) {
      if (!isId(params.id)) throwProblem('not_found')
      await db.transaction().execute(async (trx) => {
        if (!(await store.deletePasskey(trx, accountId, params.id))) throwProblem('not_found')
        await enqueuePasskeyRemovedMail(context, trx, accountId)
      })
      return undefined
    },
    async createPasskeyLoginOptions() {
      const { generateAuthenticationOptions } = await loadWebAuthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await storeChallenge(options.challenge, null)
      return { ...options }
    },
    async authenticateWithPasskey({ body: { credential, remember }, headers, userAgent }) {
      const { known, storeUse } = await verify(credential, 'passkey')
      return logIn(context, hooks, {
        accountId: known.account_id,
        isTwoStep: true,
        remember,
        ...readBrowser({ headers, userAgent }),
        resolveAccount: async () => known.account_id,
        async afterLogin(trx, id) {
          await lockAccounts(trx, [id])
          await storeUse(trx)
        },
      })
    },
    async reauthenticateWithPasskey({ caller: { accountId, sessionId }, body: { credential } }) {
      const { known, storeUse } = await verify(credential, 'wrong_passkey')
      if (known.account_id !== accountId) throwProblem('wrong_passkey')
      await db.transaction().execute(async (trx) => {
        await storeUse(trx)
        await markReauthenticated(trx, sessionId, getFreshUntil(clock.now()))
        await outbox.publish(trx, callerChanged, { accountId })
      })
      events.emit('accountChanged', accountId)
      return undefined
    },
  }
}
