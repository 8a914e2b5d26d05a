import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { Decision } from '@brilla/contract/safety/moderation-shapes'
import type { ReportReason } from '@brilla/contract/safety/report'
import type { Language } from '../../../lib/language.ts'
import { reportReasons } from './case-options.ts'
import en from './usualReasons.en.json'
import es from './usualReasons.es.json'

interface UsualReasons {
  decisions: Record<Decision, string>
  /** Of decisions about an appeal against the removal of content, not a suspension. */
  aboutContent: Partial<Record<Decision, string>>
  aboutProfile: Partial<Record<Decision, string>>
  /** Which rules were broken; of any other reason, the sentence names none. */
  rules: Partial<Record<ReportReason, string>>
}

/** The usual reason of each decision, in both languages at once: the person concerned may read another one than the moderator. */
const usualReasons: Record<Language, UsualReasons> = { es, en }

type About = Pick<ModerationCase, 'subject' | 'reason' | 'appeal'>

/** The usual reason of a decision about a case. */
export function getUsualReason(
  decision: Decision,
  language: Language,
  { subject, reason, appeal }: About,
): string {
  const { decisions, aboutContent, aboutProfile } = usualReasons[language]
  const text =
    (appeal?.against && aboutContent[decision]) ||
    (subject === 'account' && aboutProfile[decision]) ||
    decisions[decision]
  return addRules(text, language, reason)
}

function addRules(text: string, language: Language, reason: ReportReason | null): string {
  return text.replace('{rules}', (reason && usualReasons[language].rules[reason]) ?? '')
}

const everyUsualReason: ReadonlySet<string> = new Set(
  (['es', 'en'] as const).flatMap((language) => {
    const { decisions, aboutContent, aboutProfile } = usualReasons[language]
    const texts = [decisions, aboutContent, aboutProfile].flatMap((each) => Object.values(each))
    return texts.flatMap((text) => [null, ...reportReasons].map((reason) => addRules(text, language, reason)))
  }),
)

/** Whether a reason says nothing of its own: it is empty or a usual one, in whatever language. */
export const isUsualReason = (reason: string): boolean => reason.trim() === '' || everyUsualReason.has(reason)
