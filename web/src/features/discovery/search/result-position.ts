/** Where a profile was opened from: a search, a list or the roster, and the place among all its people (P-discovery-24). */
import { limits } from '@brilla/contract/platform/limits'
import type { PersonCard } from '@brilla/contract/people/profile'
import { writePage } from '../../../lib/page-number.ts'
import { tabDraftPrefix } from '../../../lib/session.ts'
import { tabStore } from '../../../lib/storage.ts'
import { getPageSize, readView } from '../../casting/people-views/people-view.ts'

/** An address that lists people: without a page, all of them. */
export interface ResultAddress {
  path: string
  /** The query string. */
  search: string
}

export interface ResultPosition extends ResultAddress {
  /** From 0, over all pages. */
  index: number
  /** Whether it was reached by the step to the previous person: one that is gone leads on in the same direction. */
  backwards?: boolean
}

/** The id of the list that a path leads to; undefined for the other pages of people. */
export const readListId = (path: string): string | undefined => /^\/listas\/([^/]+)$/.exec(path)?.[1]

export const isRoster = (path: string): boolean => path === '/talentos'

/** How many people a page of an address has. */
export const getResultPageSize = ({ path, search }: ResultAddress): number =>
  readListId(path) ? limits.listPageSize : getPageSize(readView(new URLSearchParams(search)))

/** The state of the history entry of a profile that is opened from a list of people; it survives a reload. */
export const toResultState = (position: ResultPosition) => ({ result: position })

/** A link from a profile to the same tab of another one. It replaces this one in the history: "Back" leads to the people. */
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
  const { path, search, index, backwards = false } = result ?? {}
  return path !== undefined && search !== undefined && index !== undefined
    ? { path, search, index, backwards }
    : null
}

/** A link from a profile back to the page that has it, which gets the focus there. */
export const linkToList = (position: ResultPosition) => ({
  to: { pathname: position.path, search: toPage(position, position.index) },
  state: { opened: position.index },
})

const openedKey = `${tabDraftPrefix}opened result`

/** The router numbers the history entries of a tab. */
const getEntry = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** Remembers the profile on screen: others have replaced the one that was opened from the list of people. */
export function rememberOpened(position: ResultPosition): void {
  tabStore.setItem(openedKey, JSON.stringify({ ...position, entry: getEntry() }))
}

/** The place of the profile from which a link, or the browser's "Back", has led to an address; null otherwise. */
export function readOpened(address: ResultAddress, state: unknown, isBack: boolean): number | null {
  const stored = JSON.parse(tabStore.getItem(openedKey) ?? 'null') as
    | (ResultPosition & { entry: number })
    | null
  const isBefore = isBack && stored?.entry === getEntry() + 1 && stored.path === address.path
  if (isBefore && toPage(address, 0) === toPage(stored, 0)) return stored.index
  const { opened } = (state ?? {}) as { opened?: number }
  return opened ?? null
}

/** The query string of the page of an address that has a place. */
export const toPage = (address: ResultAddress, index: number): string =>
  writePage(new URLSearchParams(address.search), Math.floor(index / getResultPageSize(address)) + 1)
