// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { FaceItem } from './FaceItem.tsx'
import type { ViewedPerson } from './people-view.ts'
import { PersonCardItem } from './PersonCardItem.tsx'
import { PersonRowItem } from './PersonRowItem.tsx'

afterEach(cleanup)

const token = `.${btoa(JSON.stringify({ sub: 'luz', profileType: 'agencia', exp: 9_999_999_999 }))}.`
const person = {
  id: 'ana',
  fullname: 'Ana Cruz',
  type: 'talento',
  country: 'MX',
  categories: [],
} as unknown as ViewedPerson
const texts = { age: null, height: null, languages: null, availability: null }

test.each([
  ['cards', PersonCardItem],
  ['list', PersonRowItem],
  ['faces', FaceItem],
])('P-keyboard-3: in %s, F, L and M act on the current person', async (_, Item) => {
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Item
          {...{ person, texts, isFirst: false, isOpened: false, note: null, extra: null }}
          marks={undefined}
          selection={null}
          linkState={null}
          renderText={undefined}
        />
      </QueryClientProvider>
    </MemoryRouter>,
    { wrapper: await createTestProviders({}, token) },
  )
  const buttons = [...container.querySelectorAll('[data-item] [aria-keyshortcuts]')]
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['F', 'L', 'M'])
})
