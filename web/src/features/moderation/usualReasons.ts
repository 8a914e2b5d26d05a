import type { Decision } from '@brilla/contract/moderation'
import type { ReportReason } from '@brilla/contract/report'
import type { Language } from '../../lib/language.ts'
import { reportReasons } from './caseOptions.ts'
import en from './usualReasons.en.json'
import es from './usualReasons.es.json'

interface UsualReasons {
  decisions: Record<Decision, string>
  /** Which rules were broken; of any other reason, the sentence names none. */
  rules: Partial<Record<ReportReason, string>>
}

/** The usual reason of each decision, in both languages at once: the person concerned may read another one than the moderator. */
const usualReasons: Record<Language, UsualReasons> = { es, en }

/** The usual reason of a decision about a report of this kind; null for an appeal. */
export function getUsualReason(decision: Decision, language: Language, about: ReportReason | null): string {
  const { decisions, rules } = usualReasons[language]
  return decisions[decision].replace('{rules}', (about && rules[about]) ?? '')
}

const everyUsualReason: ReadonlySet<string> = new Set(
  (['es', 'en'] as const).flatMap((language) =>
    (Object.keys(usualReasons[language].decisions) as Decision[]).flatMap((decision) =>
      [null, ...reportReasons].map((about) => getUsualReason(decision, language, about)),
    ),
  ),
)

/** Whether a reason says nothing of its own: it is empty or a usual one, in whatever language. */
export const isUsualReason = (reason: string): boolean => reason.trim() === '' || everyUsualReason.has(reason)
