/** The OAuth redirects: to the provider and the callback (P-oauth-3). */
import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import { rateLimits } from '@brilla/contract/platform/limits'
import { type OauthFailure, oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as client from 'openid-client'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { Context } from '../../context.ts'
import { minute } from '../../platform/duration.ts'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import { ProblemError, throwProblem } from '../../platform/http/problem.ts'
import { readWithAny } from '../../platform/secret.ts'
import type { Provider } from './provider.ts'
import { createProviders } from './providers.ts'
import { decryptState, encryptState, signTicket } from './oauth-state.ts'
import { redeemState } from './one-time-token.ts'
import { serverLimits } from '../../platform/server-limits.ts'

interface ProviderRequest {
  Params: { provider: string }
  Querystring: Record<string, unknown>
}

export function mountOauth(app: FastifyInstance, context: Context): void {
  const { clock, config, db, rateLimiter, log, secret } = context
  const providers = createProviders(config.oauthProviders)
  const secure = config.PUBLIC_URL.startsWith('https:')
  // `__Host-` restricts the cookie to this host and prevents other subdomains from setting it; it requires TLS.
  const cookie = secure ? '__Host-brilla-social' : 'brilla-social'
  const cookieOptions: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure }

  function requireProvider(name: string): Provider {
    return providers.get(name) ?? throwProblem('not_found')
  }

  /** Redirects to the fixed page of the web client, with the result in the fragment. */
  function redirectToPage(reply: FastifyReply, result: Record<string, string>) {
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${config.PUBLIC_URL}${oauthPaths.page}#${new URLSearchParams(result).toString()}`, 303)
  }

  function redirectWithError(
    reply: FastifyReply,
    provider: Provider,
    failure: OauthFailure,
    error?: unknown,
  ) {
    if (error !== undefined && failure !== 'refused') {
      log.warn({ provider: provider.name, failure, code: getErrorCode(error) }, 'oauth login failed')
    }
    return redirectToPage(reply, { error: failure })
  }

  /** Redirects to the provider. */
  async function begin({ ip, params, query }: FastifyRequest<ProviderRequest>, reply: FastifyReply) {
    const provider = requireProvider(params.provider)
    const redirectUri = config.PUBLIC_URL + oauthPaths.callback(provider.name)
    const now = clock.now()
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      forceReauth: query['again'] === '1',
      begunAt: Math.floor(now.getTime() / 1000),
    }
    try {
      await rateLimiter.take(rateLimits.oauthStart, getClientNetwork(ip))
      const address = await provider.begin(attempt, redirectUri)
      const begun = { ...attempt, provider: provider.name, key: readKey(query) }
      const until = new Date(now.getTime() + serverLimits.oauthStateMinutes * minute)
      reply.setCookie(cookie, await encryptState(secret, begun, now, until), {
        ...cookieOptions,
        maxAge: serverLimits.oauthStateMinutes * 60,
      })
      return reply.header('cache-control', 'no-store').redirect(address.href, 303)
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'too_many')
        return redirectWithError(reply, provider, 'too_many')
      return redirectWithError(reply, provider, 'away', error)
    }
  }

  /** Comes back from the provider. */
  async function finish(
    { cookies, params, query, raw }: FastifyRequest<ProviderRequest>,
    reply: FastifyReply,
  ) {
    const provider = requireProvider(params.provider)
    const now = clock.now()
    const begun = await readWithAny(context.secrets, (one) => decryptState(one, cookies[cookie] ?? '', now))
    reply.clearCookie(cookie, cookieOptions)
    if (begun?.provider !== provider.name || begun.state !== query['state']) {
      return redirectWithError(reply, provider, 'expired')
    }
    const stateEnds = new Date(now.getTime() + serverLimits.oauthStateMinutes * minute)
    if (!(await redeemState(db, begun.state, stateEnds))) return redirectWithError(reply, provider, 'expired')
    try {
      const identity = await provider.finish(new URL(raw.url ?? '', config.PUBLIC_URL), begun)
      const until = new Date(now.getTime() + serverLimits.oauthTicketMinutes * minute)
      const ticket = await signTicket(
        secret,
        { ...identity, provider: provider.name, forceReauth: begun.forceReauth },
        now,
        until,
      )
      return redirectToPage(reply, { ticket, ...(begun.key && { key: begun.key }) })
    } catch (error) {
      return redirectWithError(reply, provider, classifyFailure(error), error)
    }
  }

  app.register(async (scope) => {
    await scope.register(cookies)
    const options = { exposeHeadRoute: false }
    scope.get<ProviderRequest>(decodeURIComponent(oauthPaths.start(':provider')), options, (request, reply) =>
      begin(request, reply),
    )
    scope.get<ProviderRequest>(
      decodeURIComponent(oauthPaths.callback(':provider')),
      options,
      (request, reply) => finish(request, reply),
    )
  })
}

/** Reads the key that the page sent; empty when malformed. */
function readKey({ key }: Record<string, unknown>): string {
  return typeof key === 'string' && /^[\w-]{1,64}$/.test(key) ? key : ''
}

/** Maps an error of the OAuth flow to the failure shown to the user. */
function classifyFailure(error: unknown): OauthFailure {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'refused'
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'away' : 'failed'
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'away' : 'failed'
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return 'away'
    return error.cause instanceof Response && error.cause.status >= 500 ? 'away' : 'failed'
  }
  // `fetch` reports network errors this way.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'away' : 'failed'
}

/** Returns the error code for the log; error details may contain secrets. */
function getErrorCode(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error
  if (error instanceof ClientError) return error.code ?? error.name
  return error instanceof Error ? error.name : 'unknown'
}
