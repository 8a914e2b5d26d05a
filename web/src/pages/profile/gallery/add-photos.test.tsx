// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Upload } from '../../../features/media/upload.ts'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { createObservable } from '../../../lib/observable.ts'
import { ToastProvider } from '../../../ui/Toast.tsx'
import AddPhotos from './AddPhotos.tsx'

const { uploads } = vi.hoisted(() => ({ uploads: { current: undefined as unknown } }))
vi.mock('../../../features/media/use-uploads.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  return {
    useUploads() {
      const { get, set, subscribe } = uploads.current as ReturnType<typeof createPhotos>
      const items = useSyncExternalStore(subscribe, get)
      const remove = (id: string) => set(get().filter((one) => one.id !== id))
      return { items, list: get, remove, clear: () => set([]), taken: items.length, full: false }
    },
  }
})

const createPhotos = (...names: string[]) => createObservable<readonly Upload[]>(names.map(createPhoto))
const createPhoto = (id: string) =>
  ({
    id,
    name: id,
    filename: id,
    alt: '',
    state: 'ready',
    sent: 1,
    size: 2_000,
    preview: '',
  }) as unknown as Upload

// The first imports take longer than a test waits.
beforeAll(async () => {
  await import('../../../ui/DialogWindow.tsx')
  await import('../../../ui/Toaster.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('P-media-17: a photo that is added while the others are sent stays, and these cannot be described', async () => {
  const photos = createPhotos('a.jpg')
  uploads.current = photos
  const reply = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => reply.promise)
  const onClose = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <AddPhotos person="p1" onClose={onClose} />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
    {
      wrapper: await createTestProviders({
        'post.en': () => import('../../../features/content/post/post.en.json'),
        'profile.en': () => import('../../../features/people/profile/profile.en.json'),
      }),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Brilla/ }))
  const alt = await screen.findByLabelText<HTMLInputElement>('Description of photo 1')
  await waitFor(() => expect(alt.readOnly).toBe(true))
  act(() => photos.set([...photos.get(), createPhoto('b.jpg')]))
  await act(async () => {
    reply.resolve(Response.json({ held: true }, { status: 202 }))
    await reply.promise
  })
  await waitFor(() => expect(photos.get().map(({ id }) => id)).toEqual(['b.jpg']))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Description of photo 1').readOnly).toBe(false)
})
