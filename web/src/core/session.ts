/** What the login token says about its bearer (api.md, "Accounts and sessions"). */
export interface Claims {
  sub: string
  exp: number
  profileType: 'talento' | 'agencia' | null
  profileImage: string | null
  coverImage: string | null
}

export interface Session {
  token(): string | null
  /** The claims of a token that has not expired, else null. */
  claims(): Claims | null
  login(token: string): void
  logout(): void
  /** Called after every change, also one that another tab made. Answers how to stop. */
  subscribe(listener: () => void): () => void
}

const key = 'token'

/** The session lives in local storage under `token`, so that every tab shares it (decision 14). */
export function createSession(storage: Storage | undefined): Session {
  const listeners = new Set<() => void>()
  let token = storage?.getItem(key) ?? null
  let claims = readClaims(token)

  function set(next: string | null) {
    if (next === token) return
    token = next
    claims = readClaims(next)
    for (const listener of listeners) listener()
  }

  globalThis.window?.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) set(event.key ? event.newValue : null)
  })

  return {
    token: () => token,
    claims: () => (claims && claims.exp * 1000 > Date.now() ? claims : null),
    login(next) {
      storage?.setItem(key, next)
      set(next)
    },
    logout() {
      storage?.removeItem(key)
      set(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readClaims(token: string | null): Claims | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims
  } catch {
    return null
  }
}
