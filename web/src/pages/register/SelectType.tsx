import { useState } from 'react'
import SelectTypeForm from '../../features/account/SelectTypeForm.tsx'
import { useClaims } from '../../lib/context.tsx'
import { clearPending, hasPending, readPending } from '../../features/oauth/pendingRegistration.ts'
import { MissingDetailsForm } from '../../features/oauth/MissingDetailsForm.tsx'

/** Choice of the account type; before it, the form for details that a provider did not supply (P-oauth-6). */
export default function SelectType() {
  const claims = useClaims()
  const [pending] = useState(() => (hasPending() ? readPending() : null))
  if (claims || !pending) return <SelectTypeForm />
  return <MissingDetailsForm pending={pending} onDone={clearPending} />
}
