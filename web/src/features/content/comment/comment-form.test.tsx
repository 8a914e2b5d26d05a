// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { ToastProvider } from '../../../ui/Toast.tsx'
import { CommentForm } from './CommentForm.tsx'

// The first import takes longer than a test waits.
beforeAll(() => import('../../../ui/Toaster.tsx'))
afterEach(() => {
  cleanup()
  document.getElementById('announcer')?.remove()
  vi.unstubAllGlobals()
})

/** Sends a comment that gets this reply; returns the live region of the page. */
async function send(status: number, reply: object): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply, { status })))
  const announcer = document.createElement('p')
  announcer.id = 'announcer'
  document.body.append(announcer)
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <CommentForm postId="p1" />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
    { wrapper: await createTestProviders({ 'comment.en': () => import('./comment.en.json') }) },
  )
  fireEvent.change(screen.getByLabelText('Write a comment'), { target: { value: 'Hola' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return announcer
}

test('a published comment is announced as sent', async () => {
  const announcer = await send(201, { id: 'c1', postId: 'p1', replyTo: null })
  await waitFor(() => expect(announcer.textContent).toBe('Comment sent'))
})

test('P-comments-11: of one that waits for the moderators only that is announced', async () => {
  const announcer = await send(202, { held: true })
  await screen.findByText(/^Under review/)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(announcer.textContent).toBe('')
})
