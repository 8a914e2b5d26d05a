import { useState } from 'react'
import SelectType from '../../features/account/SelectTypeForm.tsx'
import { useClaims } from '../../lib/context.tsx'
import { dropPending, hasPending, readPending } from '../../features/oauth/pendingRegistration.ts'
import { SocialDetails } from '../../features/oauth/MissingDetailsForm.tsx'

/** What brings you here; before that, what a provider did not tell (P-oauth-6). */
export default function SocialSelect() {
  const claims = useClaims()
  const [pending] = useState(() => (hasPending() ? readPending() : null))
  if (claims || !pending) return <SelectType />
  return <SocialDetails pending={pending} onDone={dropPending} />
}
