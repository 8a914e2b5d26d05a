// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { Translatable } from './Translatable.tsx'

function LongText() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <p>Todo</p> : <button onClick={() => setIsOpen(true)}>Ver más</button>
}

test('P-language-9: a text that was expanded stays so when the button to translate it arrives', async () => {
  const Providers = await createTestProviders({ 'translation.en': () => import('./translation.en.json') })
  const queries = new QueryClient()
  queries.setQueryData(selfKey, { id: 'ana', translates: true })
  render(
    <QueryClientProvider client={queries}>
      <Translatable subject={{ postId: 'a' }} text="Una obra" language="es">
        {() => <LongText />}
      </Translatable>
    </QueryClientProvider>,
    { wrapper: Providers },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(await screen.findByRole('button', { name: /Translate/ })).toBeDefined()
  expect(screen.getByText('Todo')).toBeDefined()
})
