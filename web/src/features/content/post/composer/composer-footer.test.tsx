// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../../lib/core.testing.tsx'
import { ComposerFooter } from './ComposerFooter.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('P-pages-27: a draft is not called saved where the browser blocks storage', async () => {
  const wrapper = await createTestProviders({ 'post.en': () => import('../post.en.json') })
  const show = () => {
    render(<ComposerFooter left={1_000} isDraft waiting={null} busy={false} />, { wrapper })
    const { textContent } = screen.getByRole('status')
    cleanup()
    return textContent
  }
  expect(show()).toBe('Draft saved')
  vi.stubGlobal('localStorage', null)
  expect(show()).toBe('')
})
