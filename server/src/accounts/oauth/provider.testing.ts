/** Local providers for tests: a real OpenID provider, and a server with Facebook's two endpoints. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

/** A person with an account at the provider. */
export interface Resident {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface LoopbackProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Person logged in at the provider; null declines the login. */
  resident: Resident | null
  /** Changes the claims or signing key of the next ID tokens. */
  forge?: ((claims: JWTPayload) => { claims: JWTPayload; key?: JWK } | undefined) | undefined
  /** Responds to every request with 503. */
  away: boolean
  stop(): Promise<void>
}

export const clientId = 'brilla'
export const clientSecret = 'a secret between two programs of a test'

export async function startProvider({
  redirectUri,
  port = 0,
  choose,
}: {
  redirectUri: string
  port?: number
  /** Renders a login page for choosing the person; by default `resident` is used. */
  choose?: (request: IncomingMessage, response: ServerResponse) => Resident | null | undefined
}): Promise<LoopbackProvider> {
  const jwk: JWK = {
    ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
    kid: 'test',
    alg: 'RS256',
    use: 'sig',
  }
  const server = createServer()
  // No await between listening and attaching the handler, or an early request would never get a response.
  await listen(server, port)
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const residents = new Map<string, Resident>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [jwk as { kty: 'RSA' }] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the provider'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ ...residents.get(id), sub: id }),
    }),
    // Grants consent automatically.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handleRequest = provider.callback()

  const loopback: LoopbackProvider = {
    issuer,
    clientId,
    clientSecret,
    resident: null,
    away: false,
    stop: () => close(server),
  }

  server.on('request', (request, response) => {
    if (loopback.away) return void response.writeHead(503).end('away')
    if (request.url?.startsWith('/interaction/')) return void interact(request, response)
    if (request.url === '/token' && loopback.forge) forgeIdToken(response, loopback.forge, jwk)
    return void handleRequest(request, response)
  })

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chosen = choose ? choose(request, response) : loopback.resident
    if (chosen === undefined) return
    if (chosen) residents.set(chosen.sub, chosen)
    await provider.interactionFinished(
      request,
      response,
      chosen ? { login: { accountId: chosen.sub } } : { error: 'access_denied' },
    )
  }
  return loopback
}

/** Replaces the ID token in a response of the token endpoint. */
function forgeIdToken(
  response: ServerResponse,
  forge: NonNullable<LoopbackProvider['forge']>,
  own: JWK,
): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: string) => {
    void (async () => {
      const tokens = JSON.parse(String(body)) as { id_token: string }
      const claims = JSON.parse(
        Buffer.from(tokens.id_token.split('.')[1]!, 'base64url').toString(),
      ) as JWTPayload
      const forged = forge(claims)
      if (forged) {
        tokens.id_token = await new SignJWT(forged.claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'test' })
          .sign(await importJWK(forged.key ?? own, 'RS256'))
      }
      const text = JSON.stringify(tokens)
      response.setHeader('content-length', Buffer.byteLength(text))
      end(text)
    })()
    return response
  }) as typeof response.end
}

export interface LoopbackFacebook {
  url: string
  person: { id: string; email?: string; first_name: string; last_name: string }
  /** The last query of the dialog, form of the token request, and appsecret_proof. */
  seen: { dialog?: URLSearchParams; exchange?: URLSearchParams; proof?: string | null }
  stop(): Promise<void>
}

export async function startFacebook(): Promise<LoopbackFacebook> {
  const server = createServer()
  await listen(server, 0)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const facebook: LoopbackFacebook = {
    url,
    person: { id: '10', first_name: 'Nadie', last_name: 'Nunca' },
    seen: {},
    stop: () => close(server),
  }
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', url)
    const json = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (pathname === '/dialog/oauth') {
      facebook.seen.dialog = searchParams
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', 'a code')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      return void response.writeHead(302, { location: `${back.href}#_=_` }).end()
    }
    if (pathname === '/oauth/access_token') {
      return void readForm(request).then((form) => {
        facebook.seen.exchange = form
        json(200, { access_token: 'a token of facebook', token_type: 'bearer', expires_in: 5_000 })
      })
    }
    facebook.seen.proof = searchParams.get('appsecret_proof')
    if (request.headers.authorization !== 'Bearer a token of facebook') return void json(400, { error: {} })
    return void json(200, facebook.person)
  })
  return facebook
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done) => server.listen(port, '127.0.0.1', done))
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
