import { decodeJwt } from './decodeJwt.ts'

/** What the login token says about its bearer (P-sessions-5). */
export interface Claims {
  sub: string
  exp: number
  profileType: 'talento' | 'agencia' | null
  profileImage: string | null
  coverImage: string | null
  iat?: number
  /** The login has brought a cancelled account back. */
  restored?: true
  /** The account may appeal, export and cancel, and nothing else (P-suspension-1). */
  suspended?: true
}

export interface Session {
  token(): string | null
  /** The claims of a token that has not expired, else null. */
  claims(): Claims | null
  login(token: string): void
  logout(): void
  /** Logs out whom the server no longer knows. */
  end(): void
  /** Whether the last session ended by itself: the server ended it, or its time is over. False after the next login. */
  hasEnded(): boolean
  /** Called after every change, also one that another tab made. Answers how to stop. */
  subscribe(listener: () => void): () => void
}

const key = 'token'
/** Tells other tabs that the session ended by itself; they look at it when the token goes. */
const endedKey = 'session ended'

/** What a tab keeps under such names belongs to the session, and goes with it. */
export const tabDraftPrefix = 'tab draft '

/** The session lives in local storage under `token`, so that every tab shares it (P-sessions-6). */
export function createSession(storage: Storage | undefined): Session {
  const listeners = new Set<() => void>()
  let token = storage?.getItem(key) ?? null
  let claims = readClaims(token)
  let ended = false

  function set(next: string | null) {
    if (next === token) return
    token = next
    claims = readClaims(next)
    if (!next && storage) forgetDrafts(globalThis.sessionStorage)
    for (const listener of listeners) listener()
  }

  globalThis.window?.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== key && event.key !== null) return
    const next = event.key ? event.newValue : null
    // Two tabs that find it out at once tell each other what both know.
    if (next === token) return
    ended = next === null && storage?.getItem(endedKey) != null
    set(next)
  })

  const currentClaims = () => (claims && claims.exp * 1000 > Date.now() ? claims : null)

  function forget(byItself: boolean) {
    ended = byItself
    // Before the token goes, which is what other tabs are told of.
    if (byItself) storage?.setItem(endedKey, '1')
    else storage?.removeItem(endedKey)
    storage?.removeItem(key)
    set(null)
  }

  return {
    token: () => token,
    claims: currentClaims,
    hasEnded: () => ended || (token !== null && currentClaims() === null),
    login(next) {
      ended = false
      storage?.removeItem(endedKey)
      storage?.setItem(key, next)
      set(next)
    },
    logout: () => forget(false),
    end: () => forget(true),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function forgetDrafts(tab: Storage) {
  const names = Array.from({ length: tab.length }, (_, index) => tab.key(index))
  for (const name of names) if (name?.startsWith(tabDraftPrefix)) tab.removeItem(name)
}

function readClaims(token: string | null): Claims | null {
  if (!token) return null
  try {
    return decodeJwt(token) as Claims
  } catch {
    return null
  }
}
