// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../../lib/core.testing.tsx'
import { ToastProvider, useToast } from '../../../../ui/Toast.tsx'
import { usePostDraft } from './use-post-draft.ts'

// The first imports take longer than a test waits.
beforeAll(async () => {
  await import('../../../../ui/DialogWindow.tsx')
  await import('../ContactDataDialog.tsx')
  await import('../../../../ui/Toaster.tsx')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const texts = {
  'post.en': () => import('../post.en.json'),
  'contactData.en': () => import('../contactData.en.json'),
}

/** A form whose requests get the `replies`, one after the other; returns their bodies. */
async function publish(...replies: [status: number, body: object][]) {
  const sent: object[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object)
    const [status, reply] = replies[sent.length - 1]!
    return Promise.resolve(Response.json(reply, { status }))
  })
  const onPublish = vi.fn<(accepted: boolean) => void>()
  function Form() {
    const {
      publish: send,
      text,
      setText,
      error,
      dialog,
    } = usePostDraft('test', {
      findError: () => null,
      onPublished: useToast(),
    })
    return (
      <>
        <input aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="button" onClick={() => void send({ files }).then(onPublish)}>
          Send
        </button>
        {error && <p role="alert">{error}</p>}
        {dialog}
      </>
    )
  }
  const files = [{ filename: 'a.jpg', type: 'image' as const, alt: 'Cel 55 1234 5678' }]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Form />
      </ToastProvider>
    </QueryClientProvider>,
    { wrapper: await createTestProviders(texts) },
  )
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'Hola' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { sent, onPublish }
}

test('P-minors-13: a minor is asked about contact data in a photo that they add, and publishes it for mutual followers', async () => {
  const found = [{ kind: 'phone', start: 4, end: 16, text: '55 1234 5678' }]
  const { sent, onPublish } = await publish(
    [
      422,
      {
        error: 'datos_de_contacto',
        errors: [{ field: 'files.0.alt', error: 'datos_de_contacto', message: '', found }],
      },
    ],
    [200, { id: 'p1' }],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Publish for mutual followers only' }))
  await waitFor(() => expect(onPublish).toHaveBeenCalledWith(true))
  expect(sent).toMatchObject([{ description: 'Hola' }, { description: 'Hola', audience: 'mutuals' }])
  expect(await screen.findByText('Posted')).toBeDefined()
})

test('P-comments-11: a post that waits for the moderators is not called published', async () => {
  const { onPublish } = await publish([202, { held: true }])
  await waitFor(() => expect(onPublish).toHaveBeenCalledWith(true))
  expect(await screen.findByText(/^Under review/)).toBeDefined()
  expect(screen.queryByText('Posted')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('')
})
