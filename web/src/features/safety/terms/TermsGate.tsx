import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'

const AcceptTerms = lazyComponent(async ({ translator }) => {
  const [module] = await Promise.all([import('./AcceptTerms.tsx'), translator.load(['terms'])])
  return module
})

/** Open to those who do not accept: to leave with their data. */
const alwaysOpen = ['/user/settings/export', '/user/settings/cancel', '/logout']

/** Asks for new terms that have taken effect instead of rendering the page (P-legal-6). */
export function TermsGate({ children }: { children: ReactNode }) {
  const terms = useSelf().data?.terms
  const { pathname } = useLocation()
  if (!terms?.mustAccept || alwaysOpen.includes(pathname)) return children
  return (
    // Without its code nobody can accept, and the page stays open.
    <LazyBoundary renderError={() => children}>
      <AcceptTerms terms={terms} />
    </LazyBoundary>
  )
}
