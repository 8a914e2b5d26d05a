import { useSearchParams } from 'react-router'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { useHydrated } from './use-hydrated.ts'

/** The address of login or registration, which leads on to where the present one of them does (`next`). */
export function useEntryPath(path: '/login' | '/register'): string {
  const [search] = useSearchParams()
  const next = safeRedirectPath(search.get('next'))
  return useHydrated() && next ? `${path}?next=${encodeURIComponent(next)}` : path
}
