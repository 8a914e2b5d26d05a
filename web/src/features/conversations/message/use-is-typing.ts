import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Contact } from '@brilla/contract/conversations/message'
import { typingKey } from './message.keys.ts'

/** Milliseconds for which one event is shown. */
const shownFor = 5_000

/** Whether the contact is typing. */
export function useIsTyping({ profile_url }: Pick<Contact, 'profile_url'>): boolean {
  const { data: typedAt = 0 } = useQuery<number>({
    queryKey: [...typingKey, profile_url],
    queryFn: skipToken,
  })
  const [expired, setExpired] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setExpired(typedAt), Math.max(0, typedAt + shownFor - Date.now()))
    return () => clearTimeout(timer)
  }, [typedAt])
  return typedAt > expired
}
