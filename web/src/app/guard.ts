import { ownPath } from '../lib/safeRedirectPath.ts'
import type { Claims } from '../lib/session.ts'

/**
 * Who a page is for: `any`; `guest` (nobody who is logged in); `user` (logged in); `newcomer` (logged in, no
 * type chosen yet); `member` (logged in, type chosen); `talento`, `agencia` (a member of that type); `suspended`, who see
 * nothing else but what anybody does (decision 38).
 */
export type Audience = 'any' | 'guest' | 'user' | 'newcomer' | 'member' | 'talento' | 'agencia' | 'suspended'

/** Where somebody must go instead of the page they asked for, or null (platform.md section 2, "Guards"). */
export function guard(audience: Audience, claims: Claims | null, at: URL): string | null {
  if (audience === 'any') return null
  if (claims?.suspended) return audience === 'suspended' ? null : '/suspended'
  if (audience === 'guest') {
    if (!claims) return null
    if (!claims.profileType) return '/register/select'
    return ownPath(at.searchParams.get('next')) ?? '/noticias'
  }
  if (!claims) {
    const asked = at.pathname + at.search
    return asked === '/noticias' ? '/login' : `/login?next=${encodeURIComponent(asked)}`
  }
  if (audience === 'user') return null
  if (audience === 'suspended') return '/'
  if (audience === 'newcomer') return claims.profileType ? '/' : null
  if (!claims.profileType) return '/register/select'
  return audience === 'member' || audience === claims.profileType ? null : '/'
}
