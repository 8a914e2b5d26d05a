// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { OtherValue } from './OtherValue.tsx'
import { readSearchRequest } from './search-params.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Fields() {
  const request = readSearchRequest(useSearchParams()[0])
  return (
    <>
      <OtherValue filter="city" request={request} />
      <OtherValue filter="skill" request={request} />
    </>
  )
}

/** Renders the fields at an address, and returns a function that reads its parameters. */
async function renderFields(address: string) {
  const Providers = await createTestProviders({ 'search.en': () => import('./search.en.json') })
  const router = createMemoryRouter([{ path: '/explorar', element: <Fields /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { wrapper: Providers },
  )
  return () => Object.fromEntries(new URLSearchParams(router.state.location.search))
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value } })
  return field
}

test('P-discovery-21: a city that is typed is added to the filter, and the first page shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ cities: [] }))
  const getParams = await renderFields('/explorar?q=danza&city=Sevilla&page=2')
  const field = type('Another city', ' Toledo, ')
  fireEvent.submit(field.form!)
  expect(getParams()).toEqual({ q: 'danza', city: 'Sevilla,Toledo' })
  expect(field.value).toBe('')
  fireEvent.submit(field.form!)
  expect(getParams()).toEqual({ q: 'danza', city: 'Sevilla,Toledo' })
})

test('P-discovery-21: a suggested skill is chosen by keyboard', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ skills: ['Salsa', 'Salsa cubana'] }))
  const getParams = await renderFields('/explorar?q=&skill=danza')
  const field = type('Another skill', 'sals')
  expect(await screen.findByRole('option', { name: 'Salsa cubana' })).toBeDefined()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(getParams()).toEqual({ q: '', skill: 'danza,Salsa' })
  expect(screen.queryByRole('option')).toBeNull()
})
