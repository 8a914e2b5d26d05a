/** How a list of people is shown; the address holds it (P-discovery-21). */
import type { Marks } from '@brilla/contract/casting/marks'
import type { CastingFacts } from '@brilla/contract/people/casting-facts'
import type { PersonCard } from '@brilla/contract/people/profile'
import { limits } from '@brilla/contract/platform/limits'
import type { ReactNode } from 'react'
import type { MarksById } from '../marks/marks.queries.ts'
import type { Selection } from '../selection/use-selection.ts'
import type { FactTexts } from './use-fact-texts.ts'

/** `list` are compact rows, `faces` is a contact sheet. */
export const peopleViews = ['cards', 'list', 'faces'] as const
export type PeopleView = (typeof peopleViews)[number]

/** A row of a list of people; without facts for talents. */
export interface ViewedPerson extends PersonCard {
  facts: CastingFacts | null
}

/** What the three views need. */
export interface PeopleViewProps<Person extends ViewedPerson = ViewedPerson> {
  people: readonly Person[]
  /** The name of the list. */
  label: string
  marks: MarksById
  /** Null for talents. */
  selection: Selection | null
  /** Shows the name, the categories and the location of a person, such as with marked words. */
  renderText?: (person: Person) => (text: string) => ReactNode
  /** A short text about a person, on one line of a row; a contact sheet has no space for it. */
  renderNote?: (person: Person) => ReactNode
  /** What else belongs to a person in this list, such as fields, below the rest. */
  renderExtra?: (person: Person) => ReactNode
  /** State of the history entry of the profile of the person at a place of the page. */
  getLinkState?: (index: number) => unknown
  /** The person to which the reader returns; has the focus. */
  openedId?: string | undefined
}

/** A person of a view, with what the list says about them. */
export interface PeopleItemProps {
  person: ViewedPerson
  texts: FactTexts
  marks: Marks | undefined
  selection: Selection | null
  isFirst: boolean
  isOpened: boolean
  linkState: unknown
  renderText: ((text: string) => ReactNode) | undefined
  note: ReactNode
  extra: ReactNode
}

/** The classes of the list of each view. */
export const listClasses: Record<PeopleView, string> = {
  cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4',
  list: '@container divide-y divide-line',
  faces: 'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-2 gap-y-3',
}

/** The view that the address names, or the `initial` one of the page. */
export const readView = (search: URLSearchParams, initial: PeopleView = 'cards'): PeopleView =>
  peopleViews.find((view) => view === search.get('view')) ?? initial

/** A page of the contact sheet is as large as a screen: it consists of several pages of the API. */
const facesPages = 3

/** How many people a page of a view has. */
export const getPageSize = (view: PeopleView): number =>
  view === 'faces' ? facesPages * limits.pageSize : limits.pageSize

/** Loads a page of a view by pages of the API; none beyond the end. */
export async function loadViewPage<Page extends { rows: unknown[]; count: number }>(
  view: PeopleView,
  page: number,
  load: (page: number) => Promise<Page>,
): Promise<Page> {
  if (view !== 'faces') return load(page)
  const firstPage = (page - 1) * facesPages + 1
  const first = await load(firstPage)
  const others = Array.from({ length: facesPages - 1 }, (_, index) => firstPage + 1 + index)
  const rest = await Promise.all(
    others.filter((each) => (each - 1) * limits.pageSize < first.count).map(load),
  )
  return { ...first, rows: [first, ...rest].flatMap(({ rows }) => rows) }
}
