import { decodeJwt } from './decode-jwt.ts'
import { createObservable } from './observable.ts'
import { tabStore, type Store } from './storage.ts'

/** The claims of the login token (P-sessions-5). */
export interface Claims {
  sub: string
  sid: string
  /** Of tokens of a session, those of a lower one are refused (P-sessions-23). */
  version: number
  exp: number
  profileType: 'talento' | 'agencia' | null
  profileImage: string | null
  coverImage: string | null
  iat?: number
  /** The login has restored a deactivated account. */
  restored?: true
  /** The account may appeal, export and cancel, and nothing else (P-suspension-1). */
  suspended?: true
}

export interface Session {
  token(): string | null
  /** The claims of the token, which may have expired: that is the server's to say, by a 401. */
  claims(): Claims | null
  /** Whether the token has expired by the clock of this device, which may be wrong. */
  mayHaveExpired(): boolean
  /** Ignores a token that was issued before the one of this session that another tab has stored meanwhile. */
  login(token: string): void
  /** Replaces the token by another one of its session; ignored once that session has ended. */
  renew(token: string): void
  /** Ends the session and removes the person's drafts, which outlive a session that only expired. */
  logout(): void
  /** Ends a session that the server has ended or does not know. */
  end(): void
  /** Whether the last session was ended by the server. False after the next login. */
  hasEnded(): boolean
  /** Called after an explicit logout in this tab. Returns an unsubscribe function. */
  onLogout(listener: () => void): () => void
  /** Called after every change, including those of other tabs. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Local storage entry of the login token. */
export const tokenKey = 'token'
/** Tells other tabs that the session was ended by the server; they read it when the token is removed. */
const endedKey = 'session ended'

/** Session storage entries with this prefix are removed when the session ends. */
export const tabDraftPrefix = 'tab draft '

/** Local storage entries with this prefix are removed at an explicit logout. */
export const draftPrefix = 'draft '

/** The session lives in local storage under `token`, so that every tab shares it (P-sessions-6). */
export function createSession(storage: Store | undefined): Session {
  const logoutListeners = new Set<() => void>()
  const token = createObservable(storage?.getItem(tokenKey) ?? null)
  let claims = readClaims(token.get())
  let ended = false

  function set(next: string | null) {
    if (next === token.get()) return
    claims = readClaims(next)
    if (!next && storage) removeByPrefix(tabStore, tabDraftPrefix)
    token.set(next)
  }

  globalThis.window?.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== tokenKey && event.key !== null) return
    const next = event.key ? event.newValue : null
    // Two tabs that notice the end at the same time notify each other of it.
    if (next === token.get()) return
    ended = next === null && storage?.getItem(endedKey) != null
    set(next)
  })

  function clear(isEnded: boolean) {
    const stored = storage?.getItem(tokenKey) ?? null
    // Another tab has logged in since, and its event has not arrived yet.
    if (isEnded && stored !== null && stored !== token.get()) return set(stored)
    ended = isEnded
    // Set before the token is removed, which is the change that other tabs are notified of.
    if (isEnded) storage?.setItem(endedKey, '1')
    else storage?.removeItem(endedKey)
    storage?.removeItem(tokenKey)
    set(null)
  }

  /** Also of other tabs, whose event may not have arrived yet. */
  const readStoredClaims = () => readClaims(storage ? storage.getItem(tokenKey) : token.get())

  function login(next: string) {
    const [stored, offered] = [readStoredClaims(), readClaims(next)]
    if (stored && stored.sid === offered?.sid && stored.version > offered.version) return
    ended = false
    storage?.removeItem(endedKey)
    storage?.setItem(tokenKey, next)
    set(next)
  }

  return {
    token: token.get,
    claims: () => claims,
    mayHaveExpired: () => claims !== null && claims.exp * 1000 <= Date.now(),
    hasEnded: () => ended || (token.get() !== null && claims === null),
    login,
    renew(next) {
      if (readStoredClaims()?.sid === readClaims(next)?.sid) login(next)
    },
    logout() {
      clear(false)
      if (storage) removeByPrefix(storage, draftPrefix)
      for (const listener of logoutListeners) listener()
    },
    onLogout(listener) {
      logoutListeners.add(listener)
      return () => logoutListeners.delete(listener)
    },
    end: () => clear(true),
    subscribe: token.subscribe,
  }
}

function removeByPrefix(storage: Store, prefix: string) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
}

function readClaims(token: string | null): Claims | null {
  if (!token) return null
  try {
    return decodeJwt(token) as Claims
  } catch {
    return null
  }
}
