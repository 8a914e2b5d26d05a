import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './api.ts'
import type { Translator } from './i18n.ts'
import type { Claims, Session } from './session.ts'

/** The client's core services, created once in the entry module. */
export interface Core {
  api: Client
  session: Session
  translator: Translator
  /** Reports an error of the client to the server. */
  reportError: (error: unknown) => void
}

const CoreContext = createContext<Core | null>(null)

export function CoreProvider({ core, children }: { core: Core; children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>
}

export function useCore(): Core {
  const core = use(CoreContext)
  if (!core) throw new Error('CoreProvider is missing')
  return core
}

/** The claims of the stored token, without a request; null for a guest. */
export function useClaims(): Claims | null {
  const { session } = useCore()
  return useSyncExternalStore(session.subscribe, session.claims, () => null)
}
