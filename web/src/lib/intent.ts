/** What a guest wanted to do on the preview of a profile, until the registration or login that it needs (P-profiles-23). */
import type { RegistrationIntent } from '@brilla/contract/accounts/account'
import { safeRedirectPath } from './safe-redirect-path.ts'
import { localStore } from './storage.ts'

export interface Intent {
  action: RegistrationIntent['action']
  /** Name of the photo to like. */
  photo?: string | undefined
  /** The path of the profile. */
  path: string
  /** The name of the person, absent in what an earlier version stored. */
  name?: string | undefined
}

const key = 'intent'
/** With an address that the registration accepts (`limits.profileUrlMin`, `profileUrlMax`). */
const profilePath = /^\/profile\/([\w-]{3,50})$/
/** Milliseconds: long enough for a confirmation mail to be opened later. */
const lifetime = 24 * 60 * 60 * 1000

/** The intent stored in this browser by the document of the preview; null when there is none. An expired one is deleted. */
export function readIntent(): Intent | null {
  const stored = localStore.getItem(key)
  const intent = stored === null ? null : parseIntent(stored)
  if (stored !== null && !intent) localStore.removeItem(key)
  return intent
}

/** The intent as the registration takes it; undefined without one. */
export function toRegistrationIntent(): RegistrationIntent | undefined {
  const intent = readIntent()
  const profile = intent && profilePath.exec(intent.path)?.[1]
  return profile ? { action: intent.action, profile, photo: intent.photo } : undefined
}

/** Stores the intent of a mailed link, unless this browser has one, which also knows the name. */
export function storeMailedIntent(link: URLSearchParams): void {
  const { action, profile = '', photo } = Object.fromEntries(link)
  const path = `/profile/${profile}`
  if (!profilePath.test(path) || readIntent()) return
  localStore.setItem(key, JSON.stringify({ action, photo, path, at: Date.now() }))
}

/** Null when it has expired or is none. */
function parseIntent(stored: string): Intent | null {
  try {
    const { action, photo, path, name, at } = JSON.parse(stored)
    const isFresh = at <= Date.now() && Date.now() - at < lifetime
    const safe = isFresh ? safeRedirectPath(path) : null
    return safe?.startsWith('/profile/') ? { action, photo, path: safe, name } : null
  } catch {
    return null
  }
}

/** The profile to open after the registration or login, or null. */
export const intendedPath = (): string | null => readIntent()?.path ?? null

/** Where a login leads: to the page that was asked for, or the intended profile, else to what an account of this type begins with. */
export const getPathAfterLogin = (next: string | null, profileType: 'talento' | 'agencia' | null): string =>
  safeRedirectPath(next) ?? intendedPath() ?? (profileType === 'agencia' ? '/explorar' : '/')

/**
 * After the login of an account that exists: unless the login was asked for by the intent, by leading to its profile (`next`), only
 * the profile is opened. Somebody else may have logged in, in whose name nothing is to be done.
 */
export function restrictIntentAfterLogin(next: string | null): void {
  const intent = readIntent()
  if (!intent || intent.path === next) return
  localStore.setItem(key, JSON.stringify({ action: 'open', path: intent.path, at: Date.now() }))
}

/** Takes the intent for this path: it is carried out once. */
export function consumeIntent(path: string): Intent | null {
  const intent = readIntent()
  if (intent?.path !== path) return null
  localStore.removeItem(key)
  return intent
}
