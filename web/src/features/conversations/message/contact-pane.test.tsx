// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { ContactPane } from './ContactPane.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const luz = {
  id: 'luz',
  fullname: 'Casting Luz',
  profile_url: 'casting-luz',
  profileImage: null,
  type: 'agencia',
  verified: false,
  lastContact: null,
  lastMessage: null,
  lastMessageType: null,
  lastMessageIsOwn: false,
  unread: 1,
  draft: '',
}

/** Searches the conversations, of which there are none; a request of Casting Luz waits. */
async function search(name: string) {
  vi.stubGlobal('fetch', (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost')
    const isFound =
      searchParams.get('requests') === 'true' &&
      luz.fullname.toLowerCase().includes(searchParams.get('q') ?? '')
    const rows = isFound ? [luz] : []
    return Promise.resolve(Response.json({ rows, count: rows.length }))
  })
  function Page() {
    const [requests, setRequests] = useState(false)
    return (
      <ContactPane
        selected={undefined}
        requests={requests}
        onRequests={setRequests}
        renderOthers={() => null}
      />
    )
  }
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>,
    { wrapper: await createTestProviders({ 'message.en': () => import('./message.en.json') }) },
  )
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: name } })
}

test('P-messages-3: a search of the conversations finds the request that waits, and leads to it', async () => {
  await search('luz')
  await screen.findByRole('heading', { name: 'We found “luz” in your requests' })
  expect(screen.getByRole('status').textContent).toBe('We found “luz” in your requests')
  expect(screen.queryByText(/No one called/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'See requests' }))
  await screen.findByRole('link', { name: /Casting Luz/ })
})

test('P-messages-3: a search that finds nobody in either list says so', async () => {
  await search('zzyzx')
  await screen.findByRole('heading', { name: 'No one called “zzyzx” in your messages or requests' })
})
