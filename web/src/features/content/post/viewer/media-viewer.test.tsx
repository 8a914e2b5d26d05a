// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../../lib/core.testing.tsx'
import MediaViewer from './MediaViewer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a video that was deleted is not called a photo, nor a photo a video', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'not_found' }, { status: 404 })))
  const wrapper = await createTestProviders({ 'post.en': () => import('../post.en.json') })
  for (const [number, text] of [
    [null, 'Video not available'],
    [1, 'Photo not available'],
  ] as const) {
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MediaViewer
            open={{ postId: 'p1', number }}
            wasPressed={false}
            siblings={undefined}
            show={() => {}}
            close={() => {}}
            renderComments={undefined}
          />
        </QueryClientProvider>
      </MemoryRouter>,
      { wrapper },
    )
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
    cleanup()
  }
})
