/** Where a profile was opened from: a search and the place among all its results (P-discovery-24). */
import { limits } from '@brilla/contract/platform/limits'
import type { PersonCard } from '@brilla/contract/people/profile'
import { writePage } from '../../../lib/page-number.ts'
import { tabDraftPrefix } from '../../../lib/session.ts'
import { tabStore } from '../../../lib/storage.ts'

export interface ResultPosition {
  /** The query string of the search. */
  search: string
  /** From 0, over all pages. */
  index: number
  /** Whether it was reached by the step to the previous result: one that is gone leads on in the same direction. */
  backwards?: boolean
}

/** The state of the history entry of a profile that is opened from a search; it survives a reload. */
export const toResultState = (position: ResultPosition) => ({ result: position })

/** A link from a profile to the same tab of another result. It replaces this one in the history: "Back" leads to the results. */
export function linkToResult(pathname: string, person: PersonCard, position: ResultPosition) {
  const [, area, , ...tab] = pathname.split('/')
  return {
    to: `/${[area, person.profile_url, ...tab].join('/')}`,
    state: toResultState(position),
    replace: true,
  }
}

/** Reads the state of a history entry, which may be that of any other page. */
export function readResultPosition(state: unknown): ResultPosition | null {
  const { result } = (state ?? {}) as { result?: Partial<ResultPosition> }
  const { search, index, backwards = false } = result ?? {}
  return search !== undefined && index !== undefined ? { search, index, backwards } : null
}

/** The state of the history entry of results to which a profile leads back. */
export const toListState = (index: number) => ({ opened: index })

const openedKey = `${tabDraftPrefix}opened result`

/** The router numbers the history entries of a tab. */
const getEntry = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** Remembers the profile on screen: others have replaced the one that was opened from the results. */
export function rememberOpened(position: ResultPosition): void {
  tabStore.setItem(openedKey, JSON.stringify({ ...position, entry: getEntry() }))
}

/** The place of the profile from which a link, or the browser's "Back", has led to these results; null otherwise. */
export function readOpened(search: URLSearchParams, state: unknown, isBack: boolean): number | null {
  const stored = JSON.parse(tabStore.getItem(openedKey) ?? 'null') as
    | (ResultPosition & { entry: number })
    | null
  const isBefore = isBack && stored?.entry === getEntry() + 1
  if (isBefore && toPage(search, 0) === toPage(new URLSearchParams(stored.search), 0)) return stored.index
  const { opened } = (state ?? {}) as { opened?: number }
  return opened ?? null
}

/** The query string of the page of a search that has a place. */
export const toPage = (search: URLSearchParams, index: number): string =>
  writePage(search, Math.floor(index / limits.pageSize) + 1)
