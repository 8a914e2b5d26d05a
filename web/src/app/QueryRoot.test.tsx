// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

test('P-language-12: a city is named in the language that is chosen, without a reload', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  render(
    <QueryRoot>
      <City />
    </QueryRoot>,
    { wrapper: await createTestProviders({ 'common.es': () => import('../lib/common.es.json') }, token) },
  )
  fireEvent.click(await screen.findByText('Mexico City'))
  expect(await screen.findByText('Ciudad de México')).toBeTruthy()
})
