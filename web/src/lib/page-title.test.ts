import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  announcePage,
  clearTitle,
  pageTitle,
  setTitle,
  setUnreadInTitle,
  showRouteTitle,
  showTitle,
} from './page-title.ts'

const announced: string[] = []

beforeEach(() => {
  announced.length = 0
  vi.useFakeTimers()
  const region = {
    set textContent(text: string) {
      if (text) announced.push(text)
    },
  }
  vi.stubGlobal('document', { title: pageTitle('Before'), getElementById: () => region })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page with a title of its own is announced with it', () => {
  announcePage('/explorar', 'Explore')
  vi.runAllTimers()
  expect(announced).toEqual([pageTitle('Explore')])
})

test('a page whose title depends on its data is announced once it has loaded, never with the previous title', () => {
  announcePage('/profile/ana', undefined)
  vi.runAllTimers()
  expect([announced, document.title]).toEqual([[], 'Brilla'])
  setTitle('/profile/ana', 'Ana')
  setTitle('/profile/ana', 'Ana')
  vi.runAllTimers()
  expect(announced).toEqual([pageTitle('Ana')])
})

test('a page whose data was cached has set its title before it is announced', () => {
  setTitle('/profile/eva', 'Eva')
  announcePage('/profile/eva', undefined)
  vi.runAllTimers()
  expect(announced).toEqual([pageTitle('Eva')])
})

test('data that arrives after its page was left is not announced', () => {
  announcePage('/profile/ana', undefined)
  announcePage('/explorar', 'Explore')
  setTitle('/profile/ana', 'Ana')
  vi.runAllTimers()
  expect(announced).toEqual([pageTitle('Explore')])
})

test('P-notifications-14: the unread count is in front of every title, is not announced, and goes when all is read', () => {
  showTitle('Explore')
  setUnreadInTitle(3)
  expect(document.title).toBe('(3) Explore')
  setTitle('/profile/ana', 'Ana')
  setUnreadInTitle(120)
  expect(document.title).toBe(`(99+) ${pageTitle('Ana')}`)
  announcePage('/profile/ana', undefined)
  vi.runAllTimers()
  expect(announced).toEqual([pageTitle('Ana')])
  setUnreadInTitle(0)
  expect(document.title).toBe(pageTitle('Ana'))
})

test('the title that the data of a page sets counts more than that of its route, until it is cleared', () => {
  setTitle('/explorar', 'Results')
  showRouteTitle('Explore')
  expect(document.title).toBe(pageTitle('Results'))
  clearTitle()
  expect(document.title).toBe(pageTitle('Explore'))
  showRouteTitle(undefined)
})
