import type { Namespace, TFunction } from 'i18next'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { I18n, Texts } from './create-texts.ts'

const TextsContext = createContext<Texts | null>(null)

/** Provides the texts that `useTranslation` reads. */
export function I18nProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/**
 * Translates into the language on screen. Keys without a name are in the first of the named files of texts; the types
 * know the keys of the others too, as in `common:nav.login`.
 */
export function useTranslation<const Names extends Namespace = 'common'>(
  names?: Names,
): { t: TFunction<Names>; i18n: I18n } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('I18nProvider is missing')
  // A part of the document that is hydrated later is in the document's language, whatever was chosen meanwhile.
  const i18n = useSyncExternalStore(texts.subscribe, texts.current, () => texts.initial)
  return { t: i18n.getT(names ?? ('common' as Names)), i18n }
}
