import { configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nProvider } from './translation.tsx'
import { createClient } from './api.ts'
import { CoreProvider } from './context.tsx'
import { createTranslator, type TextFiles, type TextsName } from './i18n.ts'
import { createSession } from './session.ts'
import { createMemoryStorage } from './storage.testing.ts'

// A busy machine may need long for what takes a moment.
configure({ asyncUtilTimeout: 60_000 })

/**
 * The providers that every page has around it, for somebody who reads English: a guest, unless there is a `token`. `texts` are
 * files of further texts.
 */
export async function createTestProviders(
  texts: TextFiles = {},
  token?: string,
): Promise<(props: { children: ReactNode }) => ReactNode> {
  const translator = await createTranslator({ 'common.en': () => import('./common.en.json'), ...texts }, 'en')
  await translator.load(Object.keys(texts).map((name) => name.split('.')[0] as TextsName))
  const session = createSession(createMemoryStorage(token === undefined ? {} : { token }))
  const core = {
    translator,
    session,
    api: createClient(session, translator.language),
    reportError: () => undefined,
  }
  return ({ children }) => (
    <I18nProvider texts={translator.texts}>
      <CoreProvider core={core}>{children}</CoreProvider>
    </I18nProvider>
  )
}
