/**
 * The profiles that an agency has opened in this browser, so that its searches mark them (P-discovery-27). Removed at
 * logout, as drafts are.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { draftPrefix } from '../../../lib/session.ts'
import { localStore } from '../../../lib/storage.ts'

/** The oldest are dropped. */
const seenMax = 500

const getKey = (accountId: string) => `${draftPrefix}seen profiles ${accountId}`

const parse = (stored: string | null) => JSON.parse(stored ?? '[]') as string[]

function addSeen(accountId: string, profileId: string): void {
  const key = getKey(accountId)
  const others = parse(localStore.getItem(key)).filter((id) => id !== profileId)
  localStore.setItem(key, JSON.stringify([...others, profileId].slice(-seenMax)))
}

/** The agency that is logged in, as whom profiles are marked. */
function useAgencyId(): string | null {
  const claims = useClaims()
  return claims?.profileType === 'agencia' ? claims.sub : null
}

/** Remembers for an agency that it has opened a profile of somebody else. */
export function useMarkSeen(profileId: string): void {
  const agencyId = useAgencyId()
  useEffect(() => {
    if (agencyId && agencyId !== profileId) addSeen(agencyId, profileId)
  }, [agencyId, profileId])
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The ids of the profiles that the agency has opened, also in other tabs; empty for talents. */
export function useSeenProfiles(): ReadonlySet<string> {
  const agencyId = useAgencyId()
  const stored = useSyncExternalStore(subscribe, () => agencyId && localStore.getItem(getKey(agencyId)))
  return useMemo(() => new Set(parse(stored)), [stored])
}
