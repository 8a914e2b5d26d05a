// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { useSendBulk } from '../bulk-message/bulk-message.mutations.ts'
import { useSaveTemplate } from './message-template.mutations.ts'
import { useTemplates } from './message-template.queries.ts'
import { fillInShownText, toShownText } from './placeholder.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** What a reader of English has, with a server that has one template and keeps what it is sent. */
async function open() {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string | null }) => {
    if (body === null) return Response.json({ rows: [{ id: '1', name: 'First', text: 'Hola, {nombre}' }] })
    sent.push(JSON.parse(body) as Record<string, unknown>)
    return Response.json({})
  })
  const Providers = await createTestProviders()
  const { result } = renderHook(
    () => ({ templates: useTemplates(), save: useSaveTemplate('1'), send: useSendBulk(() => undefined) }),
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(
          QueryClientProvider,
          { client: new QueryClient() },
          createElement(Providers, null, children),
        ),
    },
  )
  return { sent, current: () => result.current }
}

test('P-messages-26: a template is shown with the placeholder of the language', async () => {
  const { current } = await open()
  await waitFor(() => expect(current().templates.data?.[0]?.text).toBe('Hola, {name}'))
  expect(toShownText('Hola, {name}', 'es')).toBe('Hola, {nombre}')
})

test('P-messages-26: either placeholder is sent as {nombre}, and becomes the name', async () => {
  const { sent, current } = await open()
  await current().save({ name: '{name}', text: 'Hi {name}, {nombre}' })
  expect(sent).toEqual([{ name: '{name}', text: 'Hi {nombre}, {nombre}' }])
  await current().send.mutateAsync({ receiverIds: ['ana'], message: 'Hi {name}, {nombre}', files: [] })
  expect(sent[1]).toMatchObject({ message: 'Hi {nombre}, {nombre}' })
  expect(fillInShownText('Hi {name}, {nombre}', '$& Ana')).toBe('Hi $& Ana, $& Ana')
})
