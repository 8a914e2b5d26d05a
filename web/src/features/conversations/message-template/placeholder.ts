/** The placeholder for a name as the reader's language writes it; requests and responses have `{nombre}` alone (P-messages-26). */
import { fillInName, namePlaceholder } from '@brilla/contract/conversations/name-placeholder'
import type { Language } from '../../../lib/language.ts'

export const placeholders = { es: namePlaceholder, en: '{name}' } as const satisfies Record<Language, string>

/** The text as it is sent, whichever placeholder was typed. */
export const toSentText = (text: string): string => text.replaceAll(placeholders.en, namePlaceholder)

/** The text as it is shown. */
export const toShownText = (text: string, language: Language): string =>
  toSentText(text).replaceAll(namePlaceholder, placeholders[language])

/** What is typed or shown, as one person will read it. */
export const fillInShownText = (text: string, name: string): string => fillInName(toSentText(text), name)
