// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDraft, useEditDraft } from './draft.ts'
import { createSession, draftPrefix, tabDraftPrefix } from './session.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const openDraft = (key = 'post ana', options = {}) =>
  renderHook((current: string) => useDraft(current, options), { initialProps: key }).result

const openEdit = (current: string, key = 'comment edit 1') =>
  renderHook((text: string) => useEditDraft(key, text), { initialProps: current }).result

type Draft = { current: ReturnType<typeof useDraft> }

const type = ({ current: [, setText] }: Draft, text: string) => act(() => setText(text))
const drop = ({ current: [, , dropText] }: Draft) => act(() => dropText())

/** What the browser does when another tab changes an entry. */
function changeInOtherTab(name: string, value: string | null) {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: value, storageArea: localStorage }))
  })
}

test('P-design-7: a draft is there after a reload, until it is dropped', () => {
  const draft = openDraft()
  expect(draft.current[0]).toBe('')
  type(draft, 'Half a sentence')
  expect(openDraft().current[0]).toBe('Half a sentence')
  drop(draft)
  expect([draft.current[0], openDraft().current[0], localStorage.length]).toEqual(['', '', 0])
})

test('an emptied text leaves nothing in the browser', () => {
  const draft = openDraft()
  type(draft, 'H')
  type(draft, '')
  expect(localStorage.length).toBe(0)
})

test('every account and form has its own draft, also while the component stays', () => {
  const { result, rerender } = renderHook((key: string) => useDraft(key), { initialProps: 'post ana' })
  type(result, 'of Ana')
  rerender('post eva')
  expect(result.current[0]).toBe('')
  type(result, 'of Eva')
  rerender('post ana')
  expect(result.current[0]).toBe('of Ana')
})

test('a draft follows what another tab types and sends, and ignores other entries', () => {
  const draft = openDraft()
  changeInOtherTab(`${draftPrefix}post ana`, 'typed elsewhere')
  expect(draft.current[0]).toBe('typed elsewhere')
  changeInOtherTab(`${draftPrefix}post eva`, 'of Eva')
  expect(draft.current[0]).toBe('typed elsewhere')
  changeInOtherTab(`${draftPrefix}post ana`, null)
  expect(draft.current[0]).toBe('')
})

test('two forms for the same text in one tab show the same, also once one has sent it', () => {
  for (const options of [{}, { tab: true }]) {
    const card = openDraft('comment 1', options)
    const viewer = openDraft('comment 1', options)
    const other = openDraft('comment 2', options)
    type(viewer, 'Bravo')
    expect([card.current[0], other.current[0]]).toEqual(['Bravo', ''])
    drop(viewer)
    expect(card.current[0]).toBe('')
  }
})

test('a tab draft stays in its tab', () => {
  const draft = openDraft('invitations ana', { tab: true })
  type(draft, 'eva@gente.example')
  expect(sessionStorage.getItem(`${tabDraftPrefix}invitations ana`)).toBe('eva@gente.example')
  expect(localStorage.length).toBe(0)
})

test('P-design-7: drafts survive an ended session and are removed at an explicit logout; tab drafts end with the session', () => {
  localStorage.setItem('token', 'a.b.c')
  const session = createSession(localStorage)
  type(openDraft(), 'Half a sentence')
  type(openEdit('Hola'), 'Hola a todos')
  type(openDraft('invitations ana', { tab: true }), 'eva@gente.example')
  session.end()
  expect([openDraft().current[0], openEdit('Hola').current[0]]).toEqual(['Half a sentence', 'Hola a todos'])
  expect(openDraft('invitations ana', { tab: true }).current[0]).toBe('')
  session.login('d.e.f')
  session.logout()
  expect([openDraft().current[0], openEdit('Hola').current[0]]).toEqual(['', 'Hola'])
})

test('an edit starts from the current text and is restored after a reload', () => {
  const edit = openEdit('Hola')
  expect(edit.current[0]).toBe('Hola')
  type(edit, 'Hola a')
  expect(openEdit('Hola').current[0]).toBe('Hola a')
  drop(edit)
  expect(openEdit('Hola').current[0]).toBe('Hola')
})

test('an edit that empties the text is restored too', () => {
  type(openEdit('Hola'), '')
  expect(openEdit('Hola').current[0]).toBe('')
})

test('an edit that returns to the current text leaves no draft', () => {
  const edit = openEdit('Hola')
  type(edit, 'Hola a')
  type(edit, 'Hola')
  expect(localStorage.length).toBe(0)
})

test('an edit of a text that was changed elsewhere meanwhile is ignored, and not written over it', () => {
  type(openEdit('Hola'), 'Hola a')
  const edit = openEdit('Adiós')
  expect(edit.current[0]).toBe('Adiós')
  type(edit, 'Adiós a todos')
  expect(openEdit('Adiós').current[0]).toBe('Adiós a todos')
})
