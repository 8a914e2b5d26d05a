import { intendedPath } from '../lib/intent.ts'
import { safeRedirectPath } from '../lib/safe-redirect-path.ts'
import type { Audience } from '../lib/page.ts'
import type { Claims } from '../lib/session.ts'

/** The path to redirect to instead of the requested page, or null (P-pages-3). */
export function guard(audience: Audience, claims: Claims | null, at: URL): string | null {
  if (audience === 'any') return null
  if (claims?.suspended) return audience === 'suspended' ? null : '/suspended'
  if (audience === 'guest') {
    if (!claims) return null
    if (!claims.profileType) return '/register/select'
    return safeRedirectPath(at.searchParams.get('next')) ?? intendedPath() ?? '/noticias'
  }
  if (!claims) {
    const requested = at.pathname + at.search
    return requested === '/noticias' ? '/login' : `/login?next=${encodeURIComponent(requested)}`
  }
  if (audience === 'user') return null
  if (audience === 'suspended') return '/'
  if (audience === 'newcomer') return claims.profileType ? '/' : null
  if (!claims.profileType) return '/register/select'
  return audience === 'member' || audience === claims.profileType ? null : '/'
}
