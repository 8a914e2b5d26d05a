// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Calls to this make every observed element come into view. */
let comeIntoView: () => void
const observed: Element[] = []

beforeEach(() => {
  const callbacks: (() => void)[] = []
  comeIntoView = () => callbacks.forEach((callback) => callback())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push(() => callback([{ isIntersecting: true }]))
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  observed.length = 0
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The page with modules of its own, as the build and the browser have. */
async function loadPage() {
  vi.resetModules()
  const { default: Landing } = await import('./Landing.tsx')
  const { createTestProviders } = await import('../../lib/core.testing.tsx')
  const Providers = await createTestProviders({ 'landing.en': () => import('./landing.en.json') })
  return (
    <Providers>
      <MemoryRouter>
        <Landing />
      </MemoryRouter>
    </Providers>
  )
}

async function renderDocument(): Promise<string> {
  const page = await loadPage()
  // The first one starts to load the explainer.
  renderToString(page)
  await vi.dynamicImportSettled()
  return renderToString(page)
}

const getScenes = () => [...document.querySelectorAll<HTMLElement>('#como-funciona li button')]

test('the explainer is complete in the document, is kept by hydration, and works once it has come near the window', async () => {
  const html = await renderDocument()
  expect(html).not.toContain('<script')
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = html
  const section = document.getElementById('como-funciona')!
  expect(getScenes()).toHaveLength(4)

  const errors: unknown[] = []
  const page = await loadPage()
  const hydrated = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(observed).toEqual([section])
  expect(document.getElementById('como-funciona')).toBe(section)

  await act(async () => {
    comeIntoView()
    await vi.dynamicImportSettled()
  })
  expect(document.getElementById('como-funciona')).toBe(section)
  await act(async () => getScenes()[2]!.click())
  expect(getScenes().map((button) => button.ariaCurrent ?? button.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ])
  expect(errors).toEqual([])
  act(() => hydrated.unmount())
})
