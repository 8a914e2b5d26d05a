// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCaseDraft } from './use-case-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('P-moderation-13: what was entered for a case stays in the tab until the case is decided, also by somebody else', () => {
  const open = (status: 'open' | 'decided', id = '1') => renderHook(() => useCaseDraft({ id, status })).result
  for (const id of ['1', '2']) {
    const draft = open('open', id)
    act(() => draft.current[1](`entered for ${id}`))
  }
  expect(open('open').current[0]).toBe('entered for 1')
  open('decided')
  expect([open('open').current[0], open('open', '2').current[0]]).toEqual(['', 'entered for 2'])
})
