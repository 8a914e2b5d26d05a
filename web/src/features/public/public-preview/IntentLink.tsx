import { type ComponentProps, createContext, useContext } from 'react'
import { cn } from '../../../ui/cn.ts'
import type { Intent } from '../../../lib/intent.ts'

/** True where the owner sees the preview: its links are shown as text (P-profiles-24). */
export const OwnPreviewContext = createContext(false)

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
  const isOwn = useContext(OwnPreviewContext)
  if (isOwn) return <span className={cn(rest.className, 'cursor-default')}>{children}</span>
  const next = encodeURIComponent(`/profile/${profileUrl}`)
  return (
    <a {...rest} href={`${to}?next=${next}`} data-intent={action} data-photo={photo} rel="nofollow">
      {children}
    </a>
  )
}
