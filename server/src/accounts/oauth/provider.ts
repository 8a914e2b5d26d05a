/** Interface of an identity provider. */

/** A person's identity as confirmed by a provider. */
export interface Identity {
  /** The provider; `issuer` and `subject` together identify a person permanently. */
  issuer: string
  subject: string
  /** E-mail at the provider; null when not shared. */
  email: string | null
  /** Whether the provider has verified the e-mail. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Values of one login attempt; state, nonce and verifier are random and single-use. */
export interface Attempt {
  state: string
  nonce: string
  /** PKCE code verifier. */
  verifier: string
  /** Reauthentication: the provider must ask for a login even if it has a session. */
  forceReauth: boolean
  /** Seconds since 1970. */
  begunAt: number
}

export interface Provider {
  name: string
  /** Issuer of its identities. */
  issuer: string
  /** Returns the URL to redirect the browser to. */
  begin(attempt: Attempt, redirectUri: string): Promise<URL>
  /** Exchanges the code of the callback URL for an identity. Throws when any check fails. */
  finish(returned: URL, attempt: Attempt): Promise<Identity>
}
