/**
 * The people that an agency has selected in a search, a list or the roster, so that opening a profile does not lose them
 * (P-discovery-25).
 */
import type { PersonCard } from '@brilla/contract/people/profile'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { createObservable } from '../../../lib/observable.ts'
import { sessionScoped } from '../../../lib/session-scoped.ts'

export interface Selection {
  /** By their ids, of this page and of others. */
  people: ReadonlyMap<string, PersonCard>
  /** Selects a person or not; `isRange`: the same for everyone on the page from the last one on. */
  toggle: (person: PersonCard, isRange: boolean) => void
  isAllSelected: boolean
  /** Selects everyone on the page, or nobody of them. */
  toggleAll: () => void
  /** Replaces what is known of people, after it was changed, as far as they are still selected. */
  update: (people: readonly PersonCard[]) => void
  clear: () => void
}

type People = ReadonlyMap<string, PersonCard>

const nobody: People = new Map()

/** The people selected in this tab, and the place where they were: only the last place has some. */
const getStore = sessionScoped(() => createObservable({ place: '', people: nobody }))

/** The people selected at a `place`, and how to select those `shown`. Null for talents. */
export function useSelection(place: string, shown: readonly PersonCard[]): Selection | null {
  const store = getStore(useCore().session)
  const stored = useSyncExternalStore(store.subscribe, store.get, store.get)
  const isAgency = useClaims()?.profileType === 'agencia'
  useNewSelection(place)
  const lastToggled = useRef<string>(null)
  if (!isAgency) return null
  // What is shown is newer than what was stored, such as whether the agency follows the person.
  const fresh = new Map(shown.map((person) => [person.id, person]))
  const selected = stored.place === place ? stored.people : nobody
  const people: People = new Map([...selected].map(([id, person]) => [id, fresh.get(id) ?? person]))

  /** Changes what is stored, which may be newer than what was rendered when a request was sent. */
  function change(edit: (people: Map<string, PersonCard>) => void) {
    const current = store.get()
    const next = new Map(current.place === place ? current.people : nobody)
    edit(next)
    store.set({ place, people: next })
  }
  const select = (persons: readonly PersonCard[], isSelected: boolean) =>
    change((next) => {
      for (const person of persons)
        if (isSelected) next.set(person.id, person)
        else next.delete(person.id)
    })
  const isAllSelected = shown.length > 0 && shown.every(({ id }) => people.has(id))
  return {
    people,
    toggle(person, isRange) {
      const range = isRange ? getRange(shown, lastToggled.current, person.id) : []
      select([...range, person], !people.has(person.id))
      lastToggled.current = person.id
    },
    isAllSelected,
    toggleAll: () => select(shown, !isAllSelected),
    update: (changed) =>
      change((next) => {
        for (const person of changed) if (next.has(person.id)) next.set(person.id, person)
      }),
    clear: () => change((next) => next.clear()),
  }
}

/**
 * Begins without anybody, unless the reader returns to the place: by the browser's "Back", or by a link of what was opened from it: a
 * profile's names the person in the state, that of a comparison or a sent message says that it returns.
 */
function useNewSelection(place: string): void {
  const store = getStore(useCore().session)
  const isBack = useNavigationType() === NavigationType.Pop
  const { opened, returns = false } = (useLocation().state ?? {}) as { opened?: number; returns?: boolean }
  const isReturn = isBack || opened !== undefined || returns
  const isShown = useRef(false)
  useLayoutEffect(() => {
    const isNew = !isReturn && !isShown.current
    if (isNew || store.get().place !== place) store.set({ place, people: nobody })
    isShown.current = true
    // The way to the place matters when it appears: views, orders and pages are links too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place])
}

/** Returns a function that deselects people. */
export function useDeselect(): (ids: readonly string[]) => void {
  const store = getStore(useCore().session)
  return (ids) => {
    const { place, people } = store.get()
    store.set({ place, people: new Map([...people].filter(([id]) => !ids.includes(id))) })
  }
}

/** The people from one to another, both included, in either direction. */
function getRange(shown: readonly PersonCard[], fromId: string | null, toId: string): PersonCard[] {
  const from = shown.findIndex(({ id }) => id === fromId)
  const to = shown.findIndex(({ id }) => id === toId)
  return from < 0 || to < 0 ? [] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}
