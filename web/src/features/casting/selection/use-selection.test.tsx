// @vitest-environment happy-dom
import type { PersonCard } from '@brilla/contract/people/profile'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { useDeselect, useSelection, type Selection } from './use-selection.ts'

afterEach(cleanup)

const token = `.${btoa(JSON.stringify({ sub: 'luz', profileType: 'agencia', exp: 9_999_999_999 }))}.`
const [ana, bea, carla] = ['Ana', 'Bea', 'Carla'].map(
  (name) => ({ id: name, fullname: name, following: false }) as PersonCard,
) as [PersonCard, PersonCard, PersonCard]

/** Pages of people at several places, each of which shows three, and other pages. */
async function open(address: string) {
  let page: Selection
  let deselect: ReturnType<typeof useDeselect>
  function People() {
    page = useSelection(useParams().place!, [ana, bea, carla])!
    return null
  }
  function Other() {
    deselect = useDeselect()
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/people/:place', element: <People /> },
      { path: '*', element: <Other /> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />, { wrapper: await createTestProviders({}, token) })
  return {
    select: (person: PersonCard, isRange = false) => act(() => page.toggle(person, isRange)),
    page: () => page,
    list: () => [...page.people.keys()],
    goTo: (to: string | -1, state?: object) => act(() => router.navigate(to as string, { state })),
    deselect: (...ids: string[]) => act(() => deselect(ids)),
  }
}

test('P-discovery-25: a selection lasts through a profile, other views and pages', async () => {
  const { select, list, goTo } = await open('/people/dancers')
  select(ana)
  select(carla, true)
  expect(list()).toEqual(['Ana', 'Bea', 'Carla'])
  await goTo('/people/dancers?view=faces')
  await goTo('/people/dancers?page=2')
  expect(list()).toEqual(['Ana', 'Bea', 'Carla'])
  await goTo('/profile/ana')
  await goTo(-1)
  expect(list()).toEqual(['Ana', 'Bea', 'Carla'])
  await goTo('/profile/ana')
  await goTo('/people/dancers', { opened: 0 })
  await goTo('/compare')
  await goTo('/people/dancers', { returns: true })
  expect(list()).toEqual(['Ana', 'Bea', 'Carla'])
})

test.each([
  ['the place is opened anew', ['/feed', '/people/dancers']],
  ['another place was shown', ['/people/singers', '/people/dancers']],
  ['another place was shown and left by "Back"', ['/people/singers', -1]],
] as const)('P-discovery-25: nobody is selected any more once %s', async (_, [away, back]) => {
  const { select, list, goTo } = await open('/people/dancers')
  select(ana)
  await goTo(away)
  await goTo(back)
  expect(list()).toEqual([])
})

test('P-discovery-25: nobody is selected after a reload', async () => {
  const { select, list } = await open('/people/dancers')
  select(ana)
  expect(list()).toEqual(['Ana'])
  cleanup()
  expect((await open('/people/dancers')).list()).toEqual([])
})

test('P-discovery-25: who was written to is not selected any more', async () => {
  const { page, list, goTo, deselect } = await open('/people/dancers')
  act(() => page().toggleAll())
  await goTo('/write')
  deselect('Ana', 'Bea')
  await goTo(-1)
  expect(list()).toEqual(['Carla'])
})

test('a selection that was cleared while its people were being followed stays empty', async () => {
  const { page, list } = await open('/people/dancers')
  act(() => page().toggleAll())
  const { update } = page()
  act(() => page().clear())
  act(() => update([{ ...ana, following: true }]))
  expect(list()).toEqual([])
})
