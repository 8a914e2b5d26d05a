// @vitest-environment happy-dom
import type { PersonCard } from '@brilla/contract/people/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { FollowSelected } from './FollowSelected.tsx'
import type { Selection } from './use-selection.ts'

// The first import takes longer than a test waits.
beforeAll(() => import('../../../ui/DialogWindow.tsx'))
afterEach(cleanup)

test('P-discovery-25: the question whether to follow several people has the focus on the button that follows them', async () => {
  const people = ['Ana', 'Bea'].map((name) => ({ id: name, fullname: name, following: false }) as PersonCard)
  const selection = { people: new Map(people.map((person) => [person.id, person])) } as unknown as Selection
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowSelected selection={selection} />
    </QueryClientProvider>,
    { wrapper: await createTestProviders({ 'selection.en': () => import('./selection.en.json') }) },
  )
  fireEvent.click(screen.getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  expect(document.activeElement?.textContent).toBe('Follow')
  expect(dialog.contains(document.activeElement)).toBe(true)
})
