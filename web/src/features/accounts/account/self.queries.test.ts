import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslator } from '../../../lib/i18n.ts'
import { createMemoryStorage } from '../../../lib/storage.testing.ts'
import { selfQuery } from './self.queries.ts'
import type { Core } from '../../../lib/context.tsx'

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('document', { cookie: '', getElementById: () => null })
})
afterEach(() => vi.unstubAllGlobals())

/** An account in Spanish, and a page in `shown` whose requests for the account wait for `gate`. */
async function setUp(shown: 'es' | 'en', gate: Promise<void> = Promise.resolve()) {
  const account = { langCode: 'es' }
  const texts = () => Promise.resolve({})
  const translator = await createTranslator({ 'common.es': texts, 'common.en': texts }, shown)
  const api = {
    async call() {
      const response = { ...account }
      await gate
      return response
    },
  } as unknown as Core['api']
  const read = () => new QueryClient().fetchQuery(selfQuery({ api, translator }))
  return { account, translator, read }
}

test('P-language-2: the language of the account applies', async () => {
  const { translator, read } = await setUp('en')
  await read()
  expect(translator.language()).toBe('es')
})

test('P-language-2: a language chosen while the account is being read stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { translator, read } = await setUp('es', promise)
  const reading = read()
  await translator.choose('en', () => Promise.resolve())
  resolve()
  await reading
  expect(translator.language()).toBe('en')
})

test('P-language-2: an account that is read while the choice is being saved does not undo it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { account, translator, read } = await setUp('es')
  await translator.choose('en', async () => {
    await promise
    account.langCode = 'en'
  })
  const reading = read()
  resolve()
  await reading
  expect(translator.language()).toBe('en')
})

test('P-language-2: an account that is read again because the language has changed does not undo the choice', async () => {
  const { account, translator, read } = await setUp('es')
  let reading: Promise<unknown> | undefined
  translator.texts.subscribe(() => (reading = read()))
  await translator.choose('en', async () => {
    await Promise.resolve()
    account.langCode = 'en'
  })
  await reading
  expect(translator.language()).toBe('en')
})
