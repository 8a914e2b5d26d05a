import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './api.ts'
import type { Translator } from './i18n.ts'
import type { Claims, Session } from './session.ts'

/** What the whole client is built on; made once in the entry and handed down. */
export interface Core {
  api: Client
  session: Session
  translator: Translator
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

/** Who is logged in by the token alone, without asking the server; null for a guest. */
export function useClaims(): Claims | null {
  const { session } = useCore()
  return useSyncExternalStore(session.subscribe, session.claims, () => null)
}
