// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import ReportDialog from './ReportDialog.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Opens the form that adds to a report of spam, or of another reason, and returns the bodies that it sends. */
async function open(status: number, reply: object | null, reason = 'spam'): Promise<unknown[]> {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(Response.json({ reason }))
    sent.push(JSON.parse(body as string))
    return Promise.resolve(Response.json(reply, { status }))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog kind="profile" id="p1" name="Eva" canBlock={false} onClose={() => {}} />
    </QueryClientProvider>,
    { wrapper: await createTestProviders({ 'report.en': () => import('./report.en.json') }) },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add details to your report' }))
  return sent
}

test('P-moderation-1: an addition may have a more serious reason, without a text', async () => {
  const sent = await open(200, { already: true })
  expect(screen.getByLabelText<HTMLInputElement>('Spam').checked).toBe(true)
  fireEvent.click(screen.getByLabelText('A minor at risk'))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('We added the details to your report')
  expect(sent).toEqual([{ userId: 'p1', reason: 'minor', description: '' }])
})

test('P-moderation-1: an addition with a less serious reason, which is not taken, needs a text', async () => {
  const sent = await open(200, { already: true }, 'minor')
  fireEvent.click(screen.getByLabelText('Spam'))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('alert')
  expect(sent).toEqual([])
})

test('P-moderation-1: a text that does not fit into the report is refused in its field', async () => {
  const error = 'reporte_lleno'
  const problem = {
    type: '',
    title: '',
    status: 422,
    error,
    errors: [{ field: 'description', error, message: '' }],
  }
  await open(422, problem)
  const text = screen.getByLabelText('Tell us what happened')
  fireEvent.change(text, { target: { value: 'Otra vez' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('link', { name: /already has all the text that fits/ })
  expect(text.getAttribute('aria-invalid')).toBe('true')
})
