import { QueryClient } from '@tanstack/react-query'
import { getAddress, type Client } from '../lib/api.ts'
import type { Input, RouteName } from '../lib/api.types.ts'
import type { Claims, Session } from '../lib/session.ts'
import { createTranslator } from '../lib/i18n.ts'
import type { Page } from '../lib/page.ts'
import type { QuerySource } from './page-route.ts'

/** A request by its route's name, with its input. */
export type Request = {
  [Name in RouteName]: readonly [name: Name, input: Input<Name> | undefined]
}[RouteName]

/**
 * The requests that the queries of a page and its layout send when it is opened, for an account of that type: the queries run with a client
 * that only records.
 */
export async function listRequests(
  sources: readonly QuerySource[],
  params: Record<string, string>,
  profileType: Claims['profileType'],
): Promise<Request[]> {
  const requests: Request[] = []
  const api: Client = {
    call(...[name, input]) {
      requests.push([name, input] as Request)
      return new Promise(() => {})
    },
  }
  const session = { claims: () => ({ profileType }) } as Session
  const translator = await createTranslator({ 'common.es': async () => ({}) }, 'es')
  const client = new QueryClient()
  const context = { api, session, translator, reportError: () => undefined }
  const options = sources.flatMap(
    ({ queries }) => queries?.({ ...context, queries: client, params, search: new URLSearchParams() }) ?? [],
  )
  for (const { queryFn, queryKey, initialPageParam } of options) {
    const { signal } = new AbortController()
    const run = queryFn as (context: object) => Promise<unknown>
    void run({ client, queryKey, signal, pageParam: initialPageParam })
  }
  return requests
}

/**
 * The addresses of these requests for a page's document, with `{n}` for the n-th part of the page's own address; none for
 * accounts that the page is not for.
 */
export async function listPreloads(
  { path, audience, ...page }: Pick<Page, 'path' | 'audience' | 'queries'>,
  layout: QuerySource,
  profileType: 'talento' | 'agencia',
): Promise<string[]> {
  if (!['user', 'member', profileType].includes(audience)) return []
  const params = path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), `{${index}}`] as const] : []))
  const requests = await listRequests([page, layout], Object.fromEntries(params), profileType)
  return requests.map(([name, input]) => decodeURI(getAddress(name, input)))
}
