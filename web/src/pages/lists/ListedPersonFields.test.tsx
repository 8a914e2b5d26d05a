// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useList } from '../../features/casting/list/list.queries.ts'
import { createTestProviders } from '../../lib/core.testing.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import { ListedPersonFields } from './ListedPersonFields.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** A list with Ana, in memory; a change is stored when it is released. */
function createServer() {
  const row = { person: { id: 'ana', fullname: 'Ana' }, note: '', status: 'considering' }
  const sent: object[] = []
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'PUT') return Response.json({ list: {}, count: 1, rows: [row] })
    const change = JSON.parse(body) as object
    sent.push(change)
    await new Promise<void>((resolve) => waiting.push(resolve))
    Object.assign(row, change)
    return new Response(null, { status: 204 })
  })
  return { sent, row, release: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

function Row() {
  const row = useList({ id: 'gala', page: 1, order: 'position' }).data?.rows[0]
  return row && <ListedPersonFields list="gala" row={row} order={null} onRemoved={() => undefined} />
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Row />
      </ToastProvider>
    </QueryClientProvider>,
    {
      wrapper: await createTestProviders({
        'list.en': () => import('../../features/casting/list/list.en.json'),
      }),
    },
  )
  return {
    note: await screen.findByLabelText<HTMLTextAreaElement>('Private note about Ana'),
    status: screen.getByLabelText<HTMLSelectElement>('Status of Ana'),
  }
}

test('P-lists-12: a note that was left before it was saved is there again, and saved then', async () => {
  const server = createServer()
  const { note } = await open()
  fireEvent.change(note, { target: { value: 'On time' } })
  cleanup()
  expect((await open()).note.value).toBe('On time')
  await waitFor(() => expect(server.sent).toEqual([{ note: 'On time' }]), { timeout: 5_000 })
  server.release()
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('P-lists-12: of a status that is changed twice the last one counts, and is shown meanwhile', async () => {
  const server = createServer()
  const { status } = await open()
  fireEvent.change(status, { target: { value: 'confirmed' } })
  fireEvent.change(status, { target: { value: 'declined' } })
  await waitFor(() => expect(server.sent).toEqual([{ status: 'confirmed' }]))
  server.release()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(status.value).toBe('declined')
  server.release()
  await waitFor(() => expect(server.row.status).toBe('declined'))
  expect(status.value).toBe('declined')
})
