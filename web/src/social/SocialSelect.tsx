import { useState } from 'react'
import SelectType from '../account/SelectType.tsx'
import { useClaims } from '../core/context.tsx'
import { dropPending, hasPending, readPending } from './pending.ts'
import { SocialDetails } from './SocialDetails.tsx'

/** What brings you here; before that, what a provider did not tell (decision 15). */
export default function SocialSelect() {
  const claims = useClaims()
  const [pending] = useState(() => (hasPending() ? readPending() : null))
  if (claims || !pending) return <SelectType />
  return <SocialDetails pending={pending} onDone={dropPending} />
}
