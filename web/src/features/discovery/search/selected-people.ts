/** The people that an agency has selected in its searches, so that opening a profile does not lose them (P-discovery-25). */
import type { PersonCard } from '@brilla/contract/people/profile'
import { useState } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { tabDraftPrefix } from '../../../lib/session.ts'
import { tabStore } from '../../../lib/storage.ts'

type Selected = ReadonlyMap<string, PersonCard>

/**
 * The people selected in this tab by their ids, until its session ends, or null while nobody is being selected; and its setter.
 * Who of those `shown` is followed meanwhile is no longer selected.
 */
export function useSelectedPeople(
  shown: readonly PersonCard[],
): [Selected | null, (selected: Selected | null) => void] {
  const key = `${tabDraftPrefix}selected people ${useClaims()?.sub}`
  const [selected, setSelected] = useState(() => read(key))
  const followed = new Set(shown.filter(({ following }) => following).map(({ id }) => id))
  return [
    selected && new Map([...selected].filter(([id]) => !followed.has(id))),
    (next) => {
      setSelected(next)
      if (next) tabStore.setItem(key, JSON.stringify([...next.values()]))
      else tabStore.removeItem(key)
    },
  ]
}

function read(key: string): Selected | null {
  const stored = tabStore.getItem(key)
  return stored === null
    ? null
    : new Map((JSON.parse(stored) as PersonCard[]).map((person) => [person.id, person]))
}
