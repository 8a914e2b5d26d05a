// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, useState, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../lib/core.testing.tsx'
import { LazyBoundary } from './LazyBoundary.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { ToastProvider } from './Toast.tsx'

type Module = { default: ComponentType<{ name: string }> }

// The first toast waits for nothing but its own code.
beforeAll(() => import('./Toaster.tsx'))
// React logs the errors that boundaries catch.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A component whose loads the test ends. */
function createLazy() {
  const loads: { succeed: (component?: Module['default']) => void; fail: () => void }[] = []
  const Lazy = lazyComponent(
    () =>
      new Promise<Module>((resolve, reject) =>
        loads.push({
          succeed: (component = Hello) => resolve({ default: component }),
          fail: () => reject(new TypeError('Failed to fetch')),
        }),
      ),
  )
  const end = (how: (load: (typeof loads)[number]) => void) => act(async () => how(loads.at(-1)!))
  return {
    loads,
    Lazy,
    succeed: () => end((load) => load.succeed()),
    fail: () => end((load) => load.fail()),
    end,
  }
}

/** A page with a button that opens the component and one that is part of the page. */
function OpenButton({ Lazy }: { Lazy: Module['default'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <LazyBoundary fallback={<p>Loading</p>} onError={() => setIsOpen(false)}>
          <Lazy name="Ana" />
        </LazyBoundary>
      )}
    </>
  )
}

async function show(children: ReactNode) {
  render(<ToastProvider>{children}</ToastProvider>, { wrapper: await createTestProviders() })
}
const open = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open' })))

test('a component is loaded once, and shows the fallback meanwhile', async () => {
  const { loads, Lazy, succeed } = createLazy()
  await show(<OpenButton Lazy={Lazy} />)
  expect(loads).toHaveLength(0)
  await open()
  expect(screen.getByText('Loading')).toBeTruthy()
  await succeed()
  expect(screen.getByText('Hello Ana')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
  cleanup()
  await show(<OpenButton Lazy={Lazy} />)
  await open()
  expect(screen.getByText('Hello Ana')).toBeTruthy()
  expect(loads).toHaveLength(1)
})

test('a failed load closes it, offers to reload the page, and is repeated only when opened again', async () => {
  const { loads, Lazy, succeed, fail } = createLazy()
  await show(<OpenButton Lazy={Lazy} />)
  await open()
  await fail()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(loads).toHaveLength(1)
  await open()
  expect(loads).toHaveLength(2)
  await succeed()
  expect(screen.getByText('Hello Ana')).toBeTruthy()
})

test('P-pages-8: a load that does not end fails after 120 seconds', async () => {
  vi.useFakeTimers()
  try {
    const { Lazy } = createLazy()
    await show(
      <LazyBoundary fallback={<p>Loading</p>} renderError={() => <p>Failed</p>}>
        <Lazy name="Ana" />
      </LazyBoundary>,
    )
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(screen.getByText('Loading')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText('Failed')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('with renderError, a press loads it again in place', async () => {
  const { loads, Lazy, succeed, fail } = createLazy()
  const renderError = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  )
  await show(
    <LazyBoundary renderError={renderError}>
      <Lazy name="Eva" />
    </LazyBoundary>,
  )
  await fail()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Again' })))
  await fail()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Again' })))
  await succeed()
  expect(screen.getByText('Hello Eva')).toBeTruthy()
  expect(loads).toHaveLength(3)
})

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state as { error: Error | null }
    return error ? <p>Caught: {error.message}</p> : this.props.children
  }
}

test('an error of the component itself is left to the boundary above', async () => {
  const { Lazy, end } = createLazy()
  await show(
    <Boundary>
      <OpenButton Lazy={Lazy} />
    </Boundary>,
  )
  await open()
  await end((load) =>
    load.succeed(() => {
      throw new Error('a bug')
    }),
  )
  expect(screen.getByText('Caught: a bug')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})
