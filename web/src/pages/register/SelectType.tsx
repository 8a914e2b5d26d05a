import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import SelectTypeForm from '../../features/accounts/account/SelectTypeForm.tsx'
import { useClaims } from '../../lib/context.tsx'
import { clearPending, hasPending, readPending } from '../../features/accounts/oauth/pending-registration.ts'
import { MissingDetailsForm } from '../../features/accounts/oauth/MissingDetailsForm.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const OwnPassword = lazyComponent(() => import('./OwnPassword.tsx'))

/**
 * Choice of the account type; before it, the form for details that a provider did not supply (P-oauth-6), or the question for
 * a password of one's own (P-accounts-21).
 */
export default function SelectType() {
  const claims = useClaims()
  const navigate = useNavigate()
  const { elsewhere } = (useLocation().state ?? {}) as { elsewhere?: boolean }
  const [pending] = useState(() => (hasPending() ? readPending() : null))
  const goOn = () => void navigate('/register/select', { replace: true })
  if (claims && elsewhere) {
    return (
      <LazyBoundary onError={goOn}>
        <OwnPassword onDone={goOn} />
      </LazyBoundary>
    )
  }
  if (claims || !pending) return <SelectTypeForm />
  return <MissingDetailsForm pending={pending} onDone={clearPending} />
}
