// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCore } from '../lib/context.tsx'
import { createTestProviders } from '../lib/core.testing.tsx'
import { useLanguage } from '../lib/use-language.ts'
import { QueryRoot } from './QueryRoot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const token = `.${btoa(JSON.stringify({ sub: 'luz', profileType: 'agencia', exp: 9_999_999_999 }))}.`
const cities = { es: 'Ciudad de México', en: 'Mexico City' }

function City() {
  const { translator } = useCore()
  const [, changeLanguage] = useLanguage()
  const { data } = useQuery({
    queryKey: ['city'],
    queryFn: () => Promise.resolve(cities[translator.language()]),
  })
  return (
    <button type="button" onClick={() => void changeLanguage('es')}>
      {data}
    </button>
  )
}

/** A public page, which has no cache, and the way to the members' page. */
function PublicPage() {
  const [language, changeLanguage] = useLanguage()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => void changeLanguage('es')}>
        Change {language}
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && (
        <QueryRoot>
          <City />
        </QueryRoot>
      )}
    </>
  )
}

const createWrapper = () => createTestProviders({ 'common.es': () => import('../lib/common.es.json') }, token)

test('P-language-12: a city is named in the language that is chosen, without a reload', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  render(
    <QueryRoot>
      <City />
    </QueryRoot>,
    { wrapper: await createWrapper() },
  )
  fireEvent.click(await screen.findByText('Mexico City'))
  expect(await screen.findByText('Ciudad de México')).toBeTruthy()
})

test('P-language-12: a city is named in the language that was chosen on a public page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  render(<PublicPage />, { wrapper: await createWrapper() })
  await screen.findByText('Mexico City')
  fireEvent.click(screen.getByText('Toggle'))
  fireEvent.click(screen.getByText('Change en'))
  await screen.findByText('Change es')
  fireEvent.click(screen.getByText('Toggle'))
  expect(await screen.findByText('Ciudad de México')).toBeTruthy()
})
