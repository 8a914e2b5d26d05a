/** OpenID Connect: authorisation code with PKCE, state and nonce; the ID token's signature and claims are checked. */
import * as client from 'openid-client'
import type { OauthProvider } from '../config.ts'
import { parseIdentity } from './identity.ts'
import type { Provider } from './provider.ts'

/** Milliseconds after which a provider's description is read anew. */
const descriptionLife = 60 * 60 * 1000

/** Seconds by which a provider's clock may be behind ours. */
const clockSkew = 60

/** Seconds that any one answer of a provider may take. */
export const timeoutSeconds = 10

type OidcConfig = Extract<OauthProvider, { kind: 'oidc' }>

export function oidcProvider(config: OidcConfig): Provider {
  let described: { at: number; configuration: Promise<client.Configuration> } | undefined

  /** Read when it is first needed, so that a provider that is away keeps nobody else waiting. */
  function describe(): Promise<client.Configuration> {
    if (described && Date.now() - described.at < descriptionLife) return described.configuration
    const entry = { at: Date.now(), configuration: discover(config) }
    entry.configuration.catch(() => {
      if (described === entry) described = undefined
    })
    described = entry
    return entry.configuration
  }

  return {
    name: config.name,
    issuer: config.issuer,
    async begin({ state, nonce, verifier, forceReauth }, redirectUri) {
      return client.buildAuthorizationUrl(await describe(), {
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
      const configuration = await describe()
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      // Not every provider tells when it asked; one that tells an earlier time has not asked again.
      if (forceReauth && claims.auth_time !== undefined && claims.auth_time < begunAt - clockSkew) {
        throw new Error('the provider did not ask again who it is')
      }
      // Many tell these with the ID token already; the standard lets them be asked for.
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
        // The configuration takes an address without TLS on this machine alone.
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

/** The way that the provider knows; where it says none, the standard's default. */
function authenticateClient(secret: string): client.ClientAuth {
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? client.ClientSecretPost(secret)(server, ...rest)
      : client.ClientSecretBasic(secret)(server, ...rest)
}
