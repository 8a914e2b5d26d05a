import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import type { OauthProvider } from '../../config.ts'
import { createOidcProvider, timeoutSeconds } from './oidc.ts'
import type { Provider } from './provider.ts'
import { parseIdentity } from './identity.ts'

const issuer = 'https://www.facebook.com'

type FacebookConfig = Extract<OauthProvider, { kind: 'facebook' }>

function createFacebookProvider({
  name,
  dialogUrl,
  graphUrl,
  clientId,
  clientSecret,
}: FacebookConfig): Provider {
  const configuration = new client.Configuration(
    { issuer, authorization_endpoint: dialogUrl, token_endpoint: `${graphUrl}/oauth/access_token` },
    clientId,
    { client_secret: clientSecret },
    client.ClientSecretPost(clientSecret),
  )
  configuration.timeout = timeoutSeconds
  if (graphUrl.startsWith('http:')) client.allowInsecureRequests(configuration)

  return {
    name,
    issuer,
    async begin({ state, verifier, forceReauth }, redirectUri) {
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(forceReauth && { auth_type: 'reauthenticate' }),
      })
    },
    async finish(returned, { state, verifier }) {
      const { access_token } = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const me = new URL(`${graphUrl}/me`)
      me.searchParams.set('fields', 'id,email,first_name,last_name')
      // Proves to Facebook that the token is used by the app it was issued to.
      me.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', clientSecret).update(access_token).digest('hex'),
      )
      const response = await client.fetchProtectedResource(configuration, access_token, me, 'GET')
      const { id, email, first_name, last_name } = (await response.json()) as Record<string, unknown>
      // Facebook does not tell whether the e-mail is verified, so we verify it ourselves.
      return parseIdentity(issuer, { sub: id, email, given_name: first_name, family_name: last_name })
    },
  }
}

/** Creates the configured providers, by name. */
export function createProviders(providers: readonly OauthProvider[]): Map<string, Provider> {
  return new Map(
    providers.map((config) => [
      config.name,
      config.kind === 'oidc' ? createOidcProvider(config) : createFacebookProvider(config),
    ]),
  )
}
