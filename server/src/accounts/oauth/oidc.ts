/** OpenID Connect: authorization code flow with PKCE, state and nonce; validates signature and claims of the ID token. */
import * as client from 'openid-client'
import type { OauthProvider } from '../../config.ts'
import { hour } from '../../platform/duration.ts'
import { parseIdentity } from './identity.ts'
import type { Provider } from './provider.ts'

/** Milliseconds after which a provider's discovery document is reloaded. */
const configurationTtlMs = hour

/** Tolerated clock skew in seconds. */
const clockSkew = 60

/** Timeout of each request to a provider. */
export const timeoutSeconds = 10

type OidcConfig = Extract<OauthProvider, { kind: 'oidc' }>

export function createOidcProvider(config: OidcConfig): Provider {
  let cached: { at: number; configuration: Promise<client.Configuration> } | undefined

  /** Loads the discovery document on first use, so that an unavailable provider does not delay the start. */
  function getConfiguration(): Promise<client.Configuration> {
    if (cached && Date.now() - cached.at < configurationTtlMs) return cached.configuration
    const entry = { at: Date.now(), configuration: discover(config) }
    entry.configuration.catch(() => {
      if (cached === entry) cached = undefined
    })
    cached = entry
    return entry.configuration
  }

  return {
    name: config.name,
    issuer: config.issuer,
    async begin({ state, nonce, verifier, forceReauth }, redirectUri) {
      return client.buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(forceReauth && { prompt: 'login', max_age: '0' }),
      })
    },
    async finish(returned, { state, nonce, verifier, forceReauth, begunAt }) {
      const configuration = await getConfiguration()
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      // `auth_time` is optional; an old value means the provider did not ask again.
      if (forceReauth && claims.auth_time !== undefined && claims.auth_time < begunAt - clockSkew) {
        throw new Error('the provider did not force a login')
      }
      // Providers may omit these claims from the ID token; then they are read from the userinfo endpoint.
      const more =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return parseIdentity(claims.iss, { ...more, ...claims })
    },
  }
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  return client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret },
    authenticateClient(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        // The configuration allows http only for localhost.
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

/** Uses the client authentication method that the provider supports, by default `client_secret_basic`. */
function authenticateClient(secret: string): client.ClientAuth {
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? client.ClientSecretPost(secret)(server, ...rest)
      : client.ClientSecretBasic(secret)(server, ...rest)
}
