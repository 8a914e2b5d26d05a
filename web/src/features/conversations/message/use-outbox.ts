import { useMemo, useSyncExternalStore } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { getOutbox, type Outbox, type OutgoingMessage } from './outbox.ts'

/** The outbox, and the messages in it for one conversation. */
export function useOutbox(profileUrl: string): { outbox: Outbox; outgoing: readonly OutgoingMessage[] } {
  const outbox = getOutbox(useCore())
  const all = useSyncExternalStore(outbox.subscribe, outbox.list)
  const outgoing = useMemo(() => all.filter((one) => one.profileUrl === profileUrl), [all, profileUrl])
  return { outbox, outgoing }
}
