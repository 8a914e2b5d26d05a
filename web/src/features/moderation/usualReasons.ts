import type { Decision } from '@brilla/contract/moderation'
import type { Language } from '../../lib/language.ts'
import en from './usualReasons.en.json'
import es from './usualReasons.es.json'

/** The usual reason of each decision, in both languages at once: the person concerned may read another one than the moderator. */
const usualReasons: Record<Language, Record<Decision, string>> = { es, en }

export const getUsualReason = (decision: Decision, language: Language): string =>
  usualReasons[language][decision]

/** Whether a reason says nothing of its own: it is empty or a usual one, in whatever language. */
export const isUsualReason = (reason: string): boolean =>
  reason.trim() === '' || Object.values(usualReasons).some((each) => Object.values(each).includes(reason))
