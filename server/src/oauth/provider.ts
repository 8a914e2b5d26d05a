/** A provider: sends a browser away with a question, and makes an identity of what it comes back with. */

/** Who somebody is, by the word of a provider that was asked directly. */
export interface Identity {
  /** Whose word it is: with `subject`, the same person for ever. */
  issuer: string
  subject: string
  /** As the provider has it; null where it tells none. */
  email: string | null
  /** Whether the provider says that it has seen this person read mail there. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What one way to a provider and back is known by; each part is random and used once. */
export interface Attempt {
  state: string
  nonce: string
  /** PKCE. */
  verifier: string
  /** Somebody who is logged in here confirms that it is them: the provider must ask them, whoever it remembers. */
  forceReauth: boolean
  /** Seconds since 1970. */
  begunAt: number
}

export interface Provider {
  name: string
  /** Under which its identities are known. */
  issuer: string
  /** Where the browser is sent. */
  begin(attempt: Attempt, redirectUri: string): Promise<URL>
  /** Exchanges the code that `returned` carries. Throws when anything about the answer is not as it must be. */
  finish(returned: URL, attempt: Attempt): Promise<Identity>
}
