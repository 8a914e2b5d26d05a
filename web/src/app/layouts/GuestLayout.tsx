import { Outlet, useLocation } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { GuestFooter } from './GuestFooter.tsx'
import { GuestHeader } from './GuestHeader.tsx'

/** Not in a guest's chunks. */
const MemberHeader = lazyComponent(() => import('./MemberHeader.tsx'))

/** The pages on which members have the header of guests too (P-pages-10). */
const withoutMemberHeader = /^\/(register|terminos|politicas-)/

export default function GuestLayout() {
  const claims = useClaims()
  const { pathname } = useLocation()
  const isMember = claims?.profileType && !claims.suspended
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
      {isMember && !withoutMemberHeader.test(pathname) ? (
        <LazyBoundary
          fallback={<div className="h-16 border-b border-line" />}
          renderError={() => <GuestHeader />}
        >
          <MemberHeader />
        </LazyBoundary>
      ) : (
        <GuestHeader />
      )}
      <main id="main" tabIndex={-1} className="min-w-0">
        <Outlet />
      </main>
      <GuestFooter />
    </div>
  )
}
