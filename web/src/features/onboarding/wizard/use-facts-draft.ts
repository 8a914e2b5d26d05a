import type { Self } from '@brilla/contract/accounts/account'
import { useDraft } from '../../../lib/draft.ts'
import {
  type FactsBody,
  type FactsValues,
  listChangedParts,
  toFactsBody,
  toFactsValues,
  validateFacts,
} from '../../people/facts/facts-form.ts'

/** The facts that the wizard asks for; the settings have the others. */
export type WizardFacts = Pick<FactsValues, 'skills' | 'languages' | 'availability'>

/** What was typed of the facts, kept in this tab until it is saved. */
export function useFactsDraft({ id, facts }: { id: string; facts: NonNullable<Self['facts']> }) {
  const [draft, setDraft, drop] = useDraft(`facts ${id}`, { tab: true })
  const values: FactsValues = { ...toFactsValues(facts), ...(draft && (JSON.parse(draft) as WizardFacts)) }
  const { skills, languages, availability } = values
  const changed = listChangedParts(values, facts)
  return {
    values: { skills, languages, availability },
    set: (part: Partial<WizardFacts>) =>
      setDraft(JSON.stringify({ skills, languages, availability, ...part })),
    /** The request that saves what was changed; null for nothing. */
    body: Object.keys(changed).length > 0 ? toFactsBody(changed) : (null as FactsBody | null),
    errors: validateFacts(values),
    drop,
  }
}
