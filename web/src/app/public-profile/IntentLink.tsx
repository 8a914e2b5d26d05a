import type { ComponentProps } from 'react'
import type { Intent } from '../../lib/intent.ts'

/**
 * Leads a guest to the registration or the login, and from there back to the profile. What for is stored by the script of
 * the document (`public-profile.js`), without which only the login returns.
 */
export function IntentLink({
  action,
  photo,
  profileUrl,
  to,
  children,
  ...rest
}: Pick<Intent, 'action' | 'photo'> & {
  profileUrl: string
  to: '/register' | '/login'
} & ComponentProps<'a'>) {
  const next = encodeURIComponent(`/profile/${profileUrl}`)
  return (
    <a {...rest} href={`${to}?next=${next}`} data-intent={action} data-photo={photo} rel="nofollow">
      {children}
    </a>
  )
}
