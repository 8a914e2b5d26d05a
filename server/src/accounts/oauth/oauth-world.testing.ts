/** A server with an OpenID provider and Facebook's login, both on localhost, and people who log in there. */
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { expect } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { followLogin } from './oauth.testing.ts'
import {
  clientId,
  clientSecret,
  type LoopbackFacebook,
  type LoopbackProvider,
  type Resident,
  startFacebook,
  startProvider,
} from './provider.testing.ts'

export const publicUrl = 'http://localhost:4999'

/** What somebody proves who logs in: the provider's id of the person, and the ticket. */
export interface Identity {
  facebookId: string
  ticket: string
}

/** What `registerSocial` needs besides the name and the e-mail. */
export const details = { birthdate: '1999-02-03', ciudad: 'Puebla', country: 'MX', terms: true }

let made = 0

/** A person at the provider. */
export function createResident(more: Partial<Resident> = {}): Resident {
  made += 1
  const sub = `person-${made}`
  return {
    sub,
    email: `${sub}@casa.example`,
    email_verified: true,
    given_name: 'Sol',
    family_name: 'Río',
    ...more,
  }
}

/** The variables of a server that lets people log in at the provider. */
export const getProviderVariables = ({ issuer }: LoopbackProvider): Record<string, string> => ({
  OIDC_CASA_ISSUER: issuer,
  OIDC_CASA_CLIENT_ID: clientId,
  OIDC_CASA_CLIENT_SECRET: clientSecret,
})

export interface OauthWorld {
  server: TestServer
  provider: LoopbackProvider
  facebook: LoopbackFacebook
  /** Undoes what a test has changed of the provider. */
  reset(): void
  stop(): Promise<void>
}

export async function startOauthWorld(): Promise<OauthWorld> {
  const provider = await startProvider({ redirectUri: publicUrl + oauthPaths.callback('casa') })
  const facebook = await startFacebook()
  const server = await startTestServer({
    PUBLIC_URL: publicUrl,
    ...getProviderVariables(provider),
    FACEBOOK_CLIENT_ID: '42',
    FACEBOOK_CLIENT_SECRET: 'a secret with facebook',
    FACEBOOK_DIALOG_URL: `${facebook.url}/dialog/oauth`,
    FACEBOOK_GRAPH_URL: facebook.url,
  })
  return {
    server,
    provider,
    facebook,
    reset() {
      provider.forge = undefined
      provider.away = false
    },
    async stop() {
      await server.stop()
      await provider.stop()
      await facebook.stop()
    },
  }
}

/** Logs in at the provider and returns the ticket. */
export async function obtainTicket({ provider, server }: OauthWorld, resident: Resident): Promise<Identity> {
  provider.resident = resident
  const { fragment } = await followLogin(server, 'casa')
  expect([...fragment.keys()]).toEqual(['ticket'])
  return { facebookId: resident.sub, ticket: fragment.get('ticket')! }
}

/** Registers a person with all details. */
export async function registerResident(world: OauthWorld, resident: Resident, email = resident.email!) {
  const identity = await obtainTicket(world, resident)
  const { given_name, family_name } = resident
  return world.server.call('registerSocial', {
    body: { ...identity, email, first_name: given_name!, last_name: family_name!, ...details },
  })
}

/** Status and error code of a response. */
export const getError = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: string }).error,
]
