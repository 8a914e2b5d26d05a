/** Facebook: OAuth 2, and then its own call for who it was. */
import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import type { OauthProvider } from '../config.ts'
import { parseIdentity } from './identity.ts'
import { timeoutSeconds } from './oidc.ts'
import type { Provider } from './provider.ts'

const issuer = 'https://www.facebook.com'

type FacebookConfig = Extract<OauthProvider, { kind: 'facebook' }>

export function facebookProvider({
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
      // Proves that the token is used by whom it was given to.
      me.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', clientSecret).update(access_token).digest('hex'),
      )
      const answer = await client.fetchProtectedResource(configuration, access_token, me, 'GET')
      const { id, email, first_name, last_name } = (await answer.json()) as Record<string, unknown>
      // It does not say whether the address was ever verified, so that we do it.
      return parseIdentity(issuer, { sub: id, email, given_name: first_name, family_name: last_name })
    },
  }
}
