/** Where a profile was opened from: a search and the place among all its results (P-discovery-24). */
import { limits } from '@brilla/contract/limits'
import { writePage } from '../../lib/pageNumber.ts'
import { tabDraftPrefix } from '../../lib/session.ts'
import { tabStore } from '../../lib/storage.ts'

export interface ResultPosition {
  /** The query string of the search. */
  search: string
  /** From 0, over all pages. */
  index: number
}

/** The state of the history entry of a profile that is opened from a search; it survives a reload. */
export const toResultState = (position: ResultPosition) => ({ result: position })

/** Reads the state of a history entry, which may be that of any other page. */
export function readResultPosition(state: unknown): ResultPosition | null {
  const { result } = (state ?? {}) as { result?: Partial<ResultPosition> }
  const { search, index } = result ?? {}
  return search !== undefined && index !== undefined ? { search, index } : null
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
