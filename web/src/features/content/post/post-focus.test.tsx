// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { PostText } from './PostText.tsx'
import { PostVideo } from './PostVideo.tsx'

afterEach(cleanup)

async function show(content: ReactNode) {
  const wrapper = await createTestProviders({ 'post.en': () => import('./post.en.json') })
  render(<MemoryRouter>{content}</MemoryRouter>, { wrapper })
}

function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('P-accessibility-2: the focus is on a text that a press unfolds', async () => {
  await show(<PostText subject={{ postId: 'p1' }} text={'Bailo. '.repeat(300)} language={null} />)
  press('See more')
  expect(document.activeElement?.matches('p')).toBe(true)
  expect(document.activeElement?.textContent).toBe('Bailo. '.repeat(300))
})

test('P-accessibility-2: the focus is on a video that a press plays', async () => {
  await show(<PostVideo id="aqz-KE-bpKQ" poster={null} />)
  press('Play video')
  expect(document.activeElement).toBe(screen.getByTitle('Video'))
})
