import { useState } from 'react'
import SelectTypeForm from '../../features/account/SelectTypeForm.tsx'
import { useClaims } from '../../lib/context.tsx'
import { clearPending, hasPending, readPending } from '../../features/oauth/pendingRegistration.ts'
import { MissingDetailsForm } from '../../features/oauth/MissingDetailsForm.tsx'

/** What brings you here; before that, what a provider did not tell (P-oauth-6). */
export default function SelectType() {
  const claims = useClaims()
  const [pending] = useState(() => (hasPending() ? readPending() : null))
  if (claims || !pending) return <SelectTypeForm />
  return <MissingDetailsForm pending={pending} onDone={clearPending} />
}
