import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslator, type TextFiles } from './i18n.ts'
import { storedLanguage } from './language.ts'
import { createMemoryStorage } from './storage.testing.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('document', { cookie: '', getElementById: () => null })
})
afterEach(() => vi.unstubAllGlobals())

const texts = (skip: string) => () => Promise.resolve({ skip })
const createFiles = (files: TextFiles = {}): TextFiles => ({
  'common.es': texts('Saltar'),
  'common.en': texts('Skip'),
  'feed.es': texts('Noticias'),
  'feed.en': texts('Feed'),
  ...files,
})

test('changes every text in use, and stores the choice', async () => {
  const translator = await createTranslator(createFiles(), 'es')
  await translator.load(['feed'])
  await translator.change('en')
  expect([translator.language(), storedLanguage()]).toEqual(['en', 'en'])
  expect([translator.i18n.t('skip'), translator.i18n.exists('feed:skip')]).toEqual(['Skip', true])
})

test('a change whose texts cannot be fetched leaves the language and the choice as they were', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  const translator = await createTranslator(createFiles({ 'feed.en': failing }), 'es')
  await translator.load(['feed'])
  await expect(translator.change('en')).rejects.toThrow('Failed to fetch')
  expect([translator.language(), storedLanguage(), translator.i18n.t('skip')]).toEqual([
    'es',
    undefined,
    'Saltar',
  ])
})

test('of two changes at a time the latest wins, whichever texts arrive last', async () => {
  const english = Promise.withResolvers<Record<string, unknown>>()
  const translator = await createTranslator(createFiles({ 'common.en': () => english.promise }), 'es')
  const first = translator.change('en')
  await translator.change('es')
  english.resolve({ skip: 'Skip' })
  await first
  expect([translator.language(), storedLanguage()]).toEqual(['es', 'es'])
})

test('a page that loads during a change has its texts in the new language', async () => {
  const spanish = Promise.withResolvers<Record<string, unknown>>()
  const translator = await createTranslator(createFiles({ 'feed.es': () => spanish.promise }), 'es')
  const loading = translator.load(['feed'])
  await translator.change('en')
  spanish.resolve({ skip: 'Noticias' })
  await loading
  expect(translator.i18n.exists('feed:skip')).toBe(true)
})

test('texts that are loaded during a change, and before it ends, are there in the new language', async () => {
  const english = Promise.withResolvers<Record<string, unknown>>()
  const translator = await createTranslator(createFiles({ 'common.en': () => english.promise }), 'es')
  const change = translator.change('en')
  await translator.load(['feed'])
  english.resolve({ skip: 'Skip' })
  await change
  expect(translator.i18n.exists('feed:skip')).toBe(true)
})
