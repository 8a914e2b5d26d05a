import type { Decision, ModerationCase } from '@brilla/contract/moderation'
import type { ReportReason } from '@brilla/contract/report'
import type { Language } from '../../lib/language.ts'
import { reportReasons } from './caseOptions.ts'
import en from './usualReasons.en.json'
import es from './usualReasons.es.json'

interface UsualReasons {
  decisions: Record<Decision, string>
  /** Of decisions about an appeal against the removal of content, not a suspension. */
  aboutContent: Partial<Record<Decision, string>>
  /** Which rules were broken; of any other reason, the sentence names none. */
  rules: Partial<Record<ReportReason, string>>
}

/** The usual reason of each decision, in both languages at once: the person concerned may read another one than the moderator. */
const usualReasons: Record<Language, UsualReasons> = { es, en }

type About = Pick<ModerationCase, 'subject' | 'reason'>

/** The usual reason of a decision about a case. */
export function getUsualReason(decision: Decision, language: Language, { subject, reason }: About): string {
  const { decisions, aboutContent, rules } = usualReasons[language]
  const text = (subject !== 'account' && aboutContent[decision]) || decisions[decision]
  return text.replace('{rules}', (reason && rules[reason]) ?? '')
}

const everyUsualReason: ReadonlySet<string> = new Set(
  (['es', 'en'] as const).flatMap((language) =>
    (Object.keys(usualReasons[language].decisions) as Decision[]).flatMap((decision) =>
      (['account', 'post'] as const).flatMap((subject) =>
        [null, ...reportReasons].map((reason) => getUsualReason(decision, language, { subject, reason })),
      ),
    ),
  ),
)

/** Whether a reason says nothing of its own: it is empty or a usual one, in whatever language. */
export const isUsualReason = (reason: string): boolean => reason.trim() === '' || everyUsualReason.has(reason)
