import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useClaims, useCore } from '../lib/context.tsx'
import { getQueryClient } from '../lib/query-client.ts'
import { dropUnseen, rereadAll } from '../lib/reread-all.ts'
import { useTranslation } from '../lib/translation.tsx'

/**
 * Provides the cache of the logged-in account. It outlives this component: going to a public page, such as the terms, and
 * back keeps it.
 */
export function QueryRoot({ children }: { children: ReactNode }) {
  const sub = useClaims()?.sub ?? ''
  const [whose, setWhose] = useState(sub)
  // After a logout the old cache stays until the redirect: a new one would only send requests that are refused.
  if (sub && sub !== whose) setWhose(sub)
  return <AccountQueryClient key={whose}>{children}</AccountQueryClient>
}

/** The language of what a cache holds, which may be changed on a public page. */
const languages = new WeakMap<QueryClient, string>()

function AccountQueryClient({ children }: { children: ReactNode }) {
  const { session } = useCore()
  const [client] = useState(() => getQueryClient(session))
  const { language } = useTranslation().i18n
  useEffect(() => {
    const last = languages.get(client) ?? language
    languages.set(client, language)
    if (last === language) return
    // Responses name cities and countries in the language of their request.
    dropUnseen(client)
    void rereadAll(client)
  }, [client, language])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
